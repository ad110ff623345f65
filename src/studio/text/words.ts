/** "keyResponsibilities" → "Key responsibilities". */
export function wordsOf(key: string | number): string {
  const words = inWords(String(key))
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** "keyResponsibilities" → "key responsibilities". */
export const inWords = (key: string): string => key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

/** The singular of a list's name: "questions" → "question", "job categories" → "job category". */
export const singular = (list: string): string =>
  list
    .replace(/ies$/, 'y')
    .replace(/(ch|x|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1')

/** What a file of site data is called: "pages-data/site/job-categories.json" → "Job categories". */
export const nameOfFile = (file: string): string =>
  wordsOf(file.replace(/^pages-data\/(site\/)?|\.json$/g, '').replaceAll('-', ' '))
