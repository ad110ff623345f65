import type { Finding } from '../api.ts'

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
            <button type="button" className="link" onClick={() => onShow(file)}>
              {file}
            </button>{' '}
            {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
