import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A signed transaction as TronWeb makes it: plain JSON, broadcast again as it is. */
export interface SignedTransaction {
  readonly txID: string
  readonly raw_data: { readonly expiration: number }
  readonly [field: string]: unknown
}

/** What a deployment keeps of a transaction. */
export interface ContractNote {
  address: string
  hash: string
  args: readonly unknown[]
}

export interface Sent<Note> {
  readonly signed: SignedTransaction
  readonly note: Note
}

export interface Done<Note> {
  readonly txId: string
  readonly block: number
  readonly note: Note
}

/**
 * Transactions by name, kept in a file: written before the broadcast, so that an interrupted run finds
 * what it may have sent, and after the receipt.
 */
export class Journal<Note> {
  readonly file: string
  private readonly state: {
    chainId: string
    sent: Record<string, Sent<Note>>
    done: Record<string, Done<Note>>
  }

  constructor(file: string, chainId: string, fresh: boolean) {
    this.file = file
    this.state = { chainId, sent: {}, done: {} }
    if (fresh || !existsSync(file)) return
    const kept = JSON.parse(readFileSync(file, 'utf8')) as typeof this.state
    if (kept.chainId === chainId) this.state = kept
  }

  done(name: string): Done<Note> | undefined {
    return this.state.done[name]
  }

  sent(name: string): Sent<Note> | undefined {
    return this.state.sent[name]
  }

  recordSent(name: string, signed: SignedTransaction, note: Note): void {
    this.state.sent[name] = { signed, note }
    this.save()
  }

  recordDone(name: string, done: Done<Note>): void {
    delete this.state.sent[name]
    this.state.done[name] = done
    this.save()
  }

  /** After a failure or an expiry: the next attempt sends a new transaction. */
  forget(name: string): void {
    delete this.state.sent[name]
    this.save()
  }

  private save(): void {
    writeWhole(this.file, `${JSON.stringify(this.state, null, 1)}\n`)
  }
}

/** Writes a file so that a reader sees all of it or nothing. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.part`, text)
  renameSync(`${file}.part`, file)
}
