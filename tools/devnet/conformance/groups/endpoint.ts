/** What a row on an endpoint is made of. */
import { exactly } from '../match.ts'

export type Ask = Readonly<Record<string, unknown>>

export interface Endpoint {
  readonly name: string
  /** Where java-tron answers it. */
  readonly servlet: string
  /** Under /walletsolidity too. */
  readonly solid?: true
  /** Its GET is an empty page. */
  readonly only?: 'POST'
  /** A request that it can answer on any network. */
  readonly ask?: Ask
  /** A request for what is not there, with its answer. */
  readonly unknown?: readonly [ask: Ask, answer: unknown]
}

export const nothing = exactly({})
export const noHash = 'ab'.repeat(32)
export const invalid = (text: string) => ({
  Error: `class org.tron.core.exception.ContractValidateException : ${text}`,
})
