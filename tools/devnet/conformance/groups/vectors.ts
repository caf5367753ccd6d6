import type { Row } from '../row.ts'
import { clients } from './vector-client.ts'
import { nodes } from './vector-node.ts'

export const vectorRows: readonly Row[] = [...clients, ...nodes]
