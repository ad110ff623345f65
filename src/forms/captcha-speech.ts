/** Whether this browser supports speech. */
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis

/** A code in words, character by character, with its case. */
export const spelled = (code: string): string =>
  [...code]
    .map((character) => {
      if (/\d/.test(character)) return character
      return `${character === character.toUpperCase() ? 'capital' : 'small'} ${character.toUpperCase()}`
    })
    .join(', ')

/**
 * Reads a code aloud, slowly (spec 5).
 * @param onFailure called if the browser has no voice
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

/** Stops reading a code, which is no longer the one shown. */
export function stopSpeaking(): void {
  if (canSpeak()) speechSynthesis.cancel()
}
