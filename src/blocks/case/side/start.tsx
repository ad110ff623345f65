import { CaseBeside } from '../CaseBeside.tsx'

export default CaseBeside
