import type { Product } from './product.ts'
import type { Prove } from './proofs.ts'
import type { Row, Section } from './rows.ts'

export interface Checked {
  readonly row: Row
  readonly outcome: 'proven' | 'coming' | 'fault'
  /** Of a fault, what is wrong. */
  readonly why: string
}

/**
 * A row of what is built needs proofs, and all of them hold. A row of a feature to come is pointed out once everything
 * that it names is there.
 */
export async function checkRow(row: Row, prove: Prove): Promise<Checked> {
  const fault = (why: string): Checked => ({ row, outcome: 'fault', why })
  if (row.feature === '' || row.what === '') return fault('names no feature or no item')
  const failed = (await Promise.all(row.proofs.map((proof) => prove(proof, row.feature)))).filter(
    (one) => one !== null,
  )
  const malformed = failed.find(({ is }) => is === 'malformed')
  if (malformed !== undefined) return fault(malformed.why)
  switch (row.state) {
    case 'built':
      if (row.proofs.length === 0) return fault('has no proof')
      if (failed.length > 0) return fault(failed.map(({ why }) => why).join('; '))
      return { row, outcome: 'proven', why: '' }
    case 'coming':
      if (row.proofs.length > 0 && failed.every(({ is }) => is === 'different')) {
        return fault(`is marked as coming with ${row.feature}, but it is there: mark it as built`)
      }
      return { row, outcome: 'coming', why: '' }
    default:
      return fault(`has the state "${row.state}", not built or coming`)
  }
}

/** Endpoints that no row has. Calls of our own lie below `/tessera/` and need none. */
export function unlisted({ endpoints }: Pick<Product, 'endpoints'>, sections: readonly Section[]) {
  const proofs = sections.flatMap(({ rows }) => rows.flatMap((row) => row.proofs))
  const listed = new Set(proofs.map(({ kind, args }) => `${kind} ${args[1]}`))
  return endpoints
    .map(({ endpoint }) => endpoint.path)
    .filter((path) => !path.startsWith('/tessera/') && !listed.has(`endpoint ${path}`))
    .map((path) => `endpoint ${path} has no row`)
}
