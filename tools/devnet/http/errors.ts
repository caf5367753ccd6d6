/** What is wrong with a request, in the classes and words of a full node. */
import type { JsonObject } from '../codec/json.ts'
import { FieldError } from '../codec/fields.ts'
import { CodecError } from '../codec/wire.ts'
import { Refusal } from '../refusal.ts'

/** An exception of the named Java class; without one, the message stands alone. */
export class NodeError extends Error {
  override name = 'NodeError'
  readonly exception: string | null
  constructor(exception: string | null, message: string) {
    super(message)
    this.exception = exception
  }
}

export const badHex = (): NodeError =>
  new NodeError(
    'org.bouncycastle.util.encoders.DecoderException',
    'exception decoding Hex string: invalid characters encountered in Hex string',
  )
export const badNumber = (text: string): NodeError =>
  new NodeError('java.lang.NumberFormatException', `For input string: "${text}"`)
/** Of what is absent, or of a text where a decimal is read. */
export const notANumber = (): NodeError => new NodeError('java.lang.NumberFormatException', 'null')
export const illegal = (message: string): NodeError =>
  new NodeError('java.lang.IllegalArgumentException', message)
export const nullPointer = (): NodeError => new NodeError('java.lang.NullPointerException', 'null')

/** `class X : message`, or null for an error that is not the request's. */
export function wording(error: unknown, body: string): string | null {
  if (error instanceof NodeError) {
    return error.exception === null ? error.message : `class ${error.exception} : ${error.message}`
  }
  if (error instanceof Refusal) {
    return `class org.tron.core.exception.ContractValidateException : ${error.message}`
  }
  if (error instanceof FieldError) {
    const where = placeOf(error.field, body)
    return `class org.tron.core.services.http.JsonFormat$ParseException : ${where}: ${error.message}`
  }
  if (error instanceof CodecError) {
    return `class java.lang.IllegalArgumentException : ${error.message}`
  }
  return null
}

export const errorJson = (text: string): JsonObject => ({ Error: text })

/** Line and column of a field's value, counted from one as the parser counts. */
function placeOf(field: string, body: string): string {
  if (field === '') return '1:1'
  const at = new RegExp(`"${field}"\\s*:\\s*`).exec(body)
  const before = body.slice(0, at === null ? 0 : at.index + at[0].length)
  const lines = before.split('\n')
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`
}
