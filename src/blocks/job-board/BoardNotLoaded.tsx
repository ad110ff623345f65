import { NotLoaded } from '../../ui/NotLoaded.tsx'

/** Says that the board's script is missing, and how to apply all the same (spec 2.7, 8). */
export const BoardNotLoaded = ({ mail }: { mail: string }) => (
  <NotLoaded>
    Search and form have not loaded. Please write: <a href={`mailto:${mail}`}>{mail}</a>
  </NotLoaded>
)
