/** Whether this browser can read aloud. */
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis

/** A code in words, character by character: the case matters. */
export const spelled = (code: string): string =>
  [...code]
    .map((character) => {
      if (/\d/.test(character)) return character
      return `${character === character.toUpperCase() ? 'capital' : 'small'} ${character.toUpperCase()}`
    })
    .join(', ')

/**
 * Reads a code aloud, slowly.
 * @param onFailure called where the browser has no voice after all
 */
export function speakCode(code: string, onFailure: () => void): void {
  speechSynthesis.cancel()
  const speech = new SpeechSynthesisUtterance(spelled(code))
  speech.lang = 'en'
  speech.rate = 0.7
  speech.onerror = ({ error }) => {
    if (error !== 'canceled' && error !== 'interrupted') onFailure()
  }
  speechSynthesis.speak(speech)
}

/** Ends what is being read: the code is no longer the one shown. */
export function stopSpeaking(): void {
  if (canSpeak()) speechSynthesis.cancel()
}
