import type { Row } from '../row.ts'
import { sent } from './rpc-chain.ts'
import { methods } from './rpc-methods.ts'

export const rpcRows: readonly Row[] = [...methods, ...sent]
