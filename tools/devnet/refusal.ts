/** Why a transaction is not taken, in the node's own codes. */
export type ResponseCode =
  | 'SIGERROR'
  | 'CONTRACT_VALIDATE_ERROR'
  | 'CONTRACT_EXE_ERROR'
  | 'BANDWITH_ERROR'
  | 'DUP_TRANSACTION_ERROR'
  | 'TAPOS_ERROR'
  | 'TOO_BIG_TRANSACTION_ERROR'
  | 'TRANSACTION_EXPIRATION_ERROR'
  | 'SERVER_BUSY'
  | 'OTHER_ERROR'

export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ResponseCode

  constructor(code: ResponseCode, message: string) {
    super(message)
    this.code = code
  }
}

export const invalid = (message: string): Refusal => new Refusal('CONTRACT_VALIDATE_ERROR', message)

/** How a full node words a refusal in the answer to a broadcast. */
export function refusalText({ code, message }: Refusal): string {
  if (code === 'CONTRACT_VALIDATE_ERROR') return `Contract validate error : ${message}`
  if (code === 'CONTRACT_EXE_ERROR') return `Contract execute error : ${message}`
  if (code === 'SIGERROR') return `Validate signature error: ${message}`
  return message
}
