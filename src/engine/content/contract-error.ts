import { schemaId } from '../../page/shapes.ts'
import type { Problem } from './problem.ts'

/** A contract that cannot be used, because it is not JSON or not a schema. */
export class ContractError extends Error {
  constructor(readonly problem: Problem) {
    const { file, line, column, message, suggestion } = problem
    super(`${file}:${line}:${column}  ${message} ${suggestion}`)
  }
}

/** Does what needs the schema of this id. @throws ContractError in place of what it throws */
export function orThrow<T>(id: string, use: () => T): T {
  try {
    return use()
  } catch (error) {
    throw invalid(id, (error as Error).message)
  }
}

/** What is wrong with the schema of this id. */
export function invalid(id: string, reason: string): ContractError {
  const file = id.slice(schemaId('').length).replace(/#.*/, '')
  const place = { file, line: 1, column: 1, endLine: 1, endColumn: 1 }
  const words = {
    message: 'The contract is not a valid JSON Schema.',
    suggestion: `${reason.replaceAll(schemaId(''), '').replace(/\.$/, '')}.`,
  }
  return new ContractError({ ...place, rule: 'contract-schema', severity: 'error', ...words })
}
