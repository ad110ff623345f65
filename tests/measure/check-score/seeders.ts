import type { Seeder } from './mutation.ts'
import { missingRequired, misspeltKey, unknownBlock, wrongLevel } from './seed-names.ts'
import { deadAnchor, deadLink, missingPicture, unknownIcon, unknownToken } from './seed-references.ts'
import { comment, duplicateKey, missingBrace, missingComma, singleQuotes, trailingComma } from './seed-syntax.ts'
import { duplicateId, duplicatePath, emptyText, wrongEnum, wrongType } from './seed-values.ts'

/** Every kind of mistake that is seeded. */
export const seeders: Seeder[] = [
  misspeltKey,
  wrongType,
  missingRequired,
  unknownBlock,
  deadLink,
  deadAnchor,
  missingPicture,
  unknownIcon,
  wrongEnum,
  wrongLevel,
  duplicateId,
  duplicatePath,
  emptyText,
  unknownToken,
  trailingComma,
  missingComma,
  missingBrace,
  singleQuotes,
  duplicateKey,
  comment,
]
