/** Every row of the suite. */
import { endpointRows } from './groups/endpoints.ts'
import { opcodeRows } from './groups/opcodes.ts'
import { refusalRows } from './groups/refusals.ts'
import type { Row } from './row.ts'

export const rows: readonly Row[] = [...endpointRows, ...refusalRows, ...opcodeRows]
