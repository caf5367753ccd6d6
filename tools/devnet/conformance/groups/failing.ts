/** What the rows on failures share. */
import { asm } from '../asm.ts'
import type { Json } from '../bench.ts'
import { rowsOf, source } from '../row.ts'

export const constants = rowsOf(
  'failure',
  source('Program.Exception, TriggerConstantContractServlet'),
)
export const transactions = rowsOf(
  'failure',
  source('VMActuator.execute, RuntimeImpl.setResultCode'),
  ['key'],
)

export const decoded = (answer: Json): Json => {
  const { code, message } = answer['result'] as { code?: string; message?: string }
  return { code, text: Buffer.from(message ?? '', 'hex').toString('utf8'), ...answer }
}

export const store = '1 0 SSTORE'
/** Reverts with the word 5. */
export const reverting = asm('5 0 MSTORE 32 0 REVERT')
