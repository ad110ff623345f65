import type { Finding } from '../api.ts'
import { Button } from '../Button.tsx'

/** The mistakes that prevent publishing, each with a button that opens its file. */
export function Mistakes({ mistakes, onShow }: { mistakes: Finding[]; onShow: (file: string) => void }) {
  return (
    <div className="conflict">
      <p>
        <b>Fix these first:</b>
      </p>
      <ul>
        {mistakes.map(({ file, line, column, message }) => (
          <li key={`${file} ${line} ${column} ${message}`}>
            <Button className="link" onClick={() => onShow(file)}>
              {file}
            </Button>{' '}
            {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
