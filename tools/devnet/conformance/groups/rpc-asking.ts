/** What the rows on JSON-RPC share. */
import { rowsOf, source } from '../row.ts'

export const row = rowsOf('rpc', source('TronJsonRpcImpl, JsonRpcApiUtil'), ['rpc'])

export const quantity = /^0x(0|[1-9a-f][0-9a-f]*)$/
export const nowhere = `0x${'9e'.repeat(20)}`
export const noHash = `0x${'ab'.repeat(32)}`
export const text = (message: string | RegExp, code: number) => ({ code, message })
export const latestOnly = text('QUANTITY not supported, just support TAG as latest', -32602)
export const noTag = text(/^TAG \[earliest \| pending.*\] not supported$/, -32602)
/** Jackson’s, of a parameter that it cannot map. */
export const unmapped = text('JSON parse error', -32700)
