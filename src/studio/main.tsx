import './base.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { begin } from './store.ts'

createRoot(document.getElementById('studio') as HTMLElement).render(<App />)
void begin()
