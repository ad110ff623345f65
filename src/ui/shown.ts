/** What of a text is seen: in the studio, texts end in characters that do not show. */
export const shown = (text = '') => text.replace(/\p{Default_Ignorable_Code_Point}+$/u, '')
