import { createHash, randomBytes } from 'node:crypto'

import { recoverSigner } from '#platform/chain/message.ts'
import type { Address } from '#platform/std/address.ts'
import { sql } from 'kysely'

import type { Database } from '#platform/server/database/db.ts'
import { writtenOnce } from '#platform/server/database/writtenOnce.ts'
import type { App } from '#platform/server/app.ts'
import type { Session } from '#platform/server/call.ts'
import { readSignInMessage, writeSignInMessage } from './signInMessage.ts'

const nonceSeconds = 5 * 60
/**
 * Seconds that an expired nonce is kept: a user who signed too slowly and sends no text gets this
 * reason, not that there was none. Time alone bounds their number, beside the limit of calls from
 * one place: the calling place is not known here, and a bound by address would let anyone push out
 * the nonce of another.
 */
const expiredSeconds = 10 * 60
const sessionSeconds = 7 * 24 * 60 * 60
/** Sessions of one address: the newest; a wallet on some devices, and what was left without signing out. */
const mostSessions = 20

/**
 * Sessions and nonces alone live by a clock on the wall, that of the database: of several servers one may be days
 * ahead. Unix seconds.
 */
const wallNow = sql<number>`floor(extract(epoch from clock_timestamp()))::int8`
async function wallTime({ db }: App): Promise<number> {
  const { rows } = await sql<{ now: number }>`select ${wallNow} as now`.execute(db)
  return rows[0]!.now
}
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const domainOf = (app: App): string => new URL(app.origin).host

/** A nonce of 128 bits and the message that carries it. */
export async function challenge(
  app: App,
  address: Address,
): Promise<{ nonce: string; message: string; expiresAt: number }> {
  const nonce = randomBytes(16).toString('hex')
  const issuedAt = await wallTime(app)
  const expiresAt = issuedAt + nonceSeconds
  const { chainId } = app.deployment
  const domain = domainOf(app)
  const message = writeSignInMessage({ domain, address, chainId, nonce, issuedAt, expiresAt })
  await app.db
    .deleteFrom('nonces')
    .where('expiresAt', '<', issuedAt - expiredSeconds)
    .execute()
  await app.db.insertInto('nonces').values({ nonce, address, message, expiresAt }).execute()
  return { nonce, message, expiresAt }
}

export interface SignInAttempt {
  readonly address: Address
  readonly nonce: string
  readonly signature: string
  /** The text that was signed. With it a refusal can state what is wrong with the text itself. */
  readonly message?: string | undefined
}

export type SignInRefusal =
  | 'NONCE_UNKNOWN'
  | 'NONCE_EXPIRED'
  | 'OTHER_DOMAIN'
  | 'OTHER_CHAIN'
  | 'OTHER_ADDRESS'
  | 'OTHER_MESSAGE'
  | 'WRONG_SIGNATURE'

/** A refused attempt changes nothing; of equal attempts that are right, one uses the nonce up. */
export async function signIn(
  app: App,
  attempt: SignInAttempt,
): Promise<{ token: string } | { refused: SignInRefusal }> {
  const now = await wallTime(app)
  const refused = textFault(app, attempt, now)
  if (refused !== null) return { refused }
  const taken = await app.db
    .selectFrom('nonces')
    .select(['message', 'expiresAt'])
    .where('nonce', '=', attempt.nonce)
    .where('address', '=', attempt.address)
    .executeTakeFirst()
  if (taken === undefined) return { refused: 'NONCE_UNKNOWN' }
  if (taken.expiresAt < now) return { refused: 'NONCE_EXPIRED' }
  if ((attempt.message ?? taken.message) !== taken.message) return { refused: 'OTHER_MESSAGE' }
  const signer = await recoverSigner(taken.message, attempt.signature)
  if (signer !== attempt.address) return { refused: 'WRONG_SIGNATURE' }
  const used = await app.db
    .deleteFrom('nonces')
    .where('nonce', '=', attempt.nonce)
    .returning('nonce')
    .executeTakeFirst()
  if (used === undefined) return { refused: 'NONCE_UNKNOWN' }
  return { token: await openSession(app, attempt.address) }
}

/**
 * A user who was led to sign for another place or chain gets this reason, whether the signature is
 * valid or not.
 */
function textFault(
  app: App,
  { message, address, nonce }: SignInAttempt,
  now: number,
): SignInRefusal | null {
  if (message === undefined) return null
  const read = readSignInMessage(message)
  if (read === null) return 'OTHER_MESSAGE'
  if (read.domain !== domainOf(app)) return 'OTHER_DOMAIN'
  if (read.chainId !== app.deployment.chainId) return 'OTHER_CHAIN'
  if (read.address !== address) return 'OTHER_ADDRESS'
  if (read.nonce !== nonce) return 'NONCE_UNKNOWN'
  return read.expiresAt < now ? 'NONCE_EXPIRED' : null
}

async function openSession(app: App, address: Address): Promise<string> {
  await app.db.deleteFrom('sessions').where('expiresAt', '<=', wallNow).execute()
  const token = randomBytes(32).toString('base64url')
  const expiresAt = sql<number>`${wallNow} + ${sessionSeconds}::int8`
  await app.db
    .insertInto('sessions')
    .values({ tokenHash: hashOf(token), address, expiresAt })
    .execute()
  const older = app.db
    .selectFrom('sessions')
    .select('tokenHash')
    .where('address', '=', address)
    .where('tokenHash', '<>', hashOf(token))
    .orderBy('expiresAt', 'desc')
    .orderBy('tokenHash')
    .offset(mostSessions - 1)
  await app.db.deleteFrom('sessions').where('tokenHash', 'in', older).execute()
  return token
}

/** The token id of the session is invalid from here on, for every holder. */
export async function closeSession(app: App, session: Session | null): Promise<void> {
  if (session === null) return
  await app.db.deleteFrom('sessions').where('tokenHash', '=', hashOf(session.token)).execute()
}

/** On every device: every token id of the address is signed out. */
export async function closeSessions(app: App, address: Address): Promise<void> {
  await app.db.deleteFrom('sessions').where('address', '=', address).execute()
}

/** The session of a token id; null for none, unknown or expired. */
export async function sessionOf(app: App, token: string | undefined): Promise<Session | null> {
  if (token === undefined || token === '') return null
  const [found] = await sessions(app.db, { tokenHash: hashOf(token) })
  return found === undefined ? null : { address: found.address, token }
}

/** Checked with every call that is signed in. */
const sessions = writtenOnce((db: Database, asked: { tokenHash: string }) =>
  db
    .selectFrom('sessions')
    .select('address')
    .where('tokenHash', '=', asked.tokenHash)
    .where('expiresAt', '>', wallNow),
)
