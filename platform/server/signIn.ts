import { createHash, randomBytes } from 'node:crypto'

import { recoverSigner } from '#platform/chain/message.ts'
import type { Address } from '#platform/std/address.ts'

import type { App } from './app.ts'
import type { Session } from './call.ts'

const nonceSeconds = 5 * 60
const sessionSeconds = 7 * 24 * 60 * 60

/** Sessions and nonces alone live by the server's own clock. */
const wallNow = (): number => Math.floor(Date.now() / 1000)
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A nonce of 128 bits and the message that carries it. */
export async function challenge(
  app: App,
  address: Address,
): Promise<{ nonce: string; message: string; expiresAt: number }> {
  const nonce = randomBytes(16).toString('hex')
  const issuedAt = wallNow()
  const expiresAt = issuedAt + nonceSeconds
  const iso = (seconds: number) => new Date(seconds * 1000).toISOString()
  const message = [
    `${new URL(app.origin).host} wants you to sign in with your TRON address:`,
    address,
    '',
    'Sign in to Tessera. This costs nothing and moves nothing.',
    '',
    `Chain ID: ${app.deployment.chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${iso(issuedAt)}`,
    `Expiration Time: ${iso(expiresAt)}`,
  ].join('\n')
  await app.db
    .deleteFrom('nonces')
    .where('expiresAt', '<', issuedAt - 3600)
    .execute()
  await app.db.insertInto('nonces').values({ nonce, address, message, expiresAt }).execute()
  return { nonce, message, expiresAt }
}

export type SignInRefusal = 'NONCE_UNKNOWN' | 'NONCE_EXPIRED' | 'WRONG_SIGNATURE'

/** The nonce is used up by the attempt, right or wrong. */
export async function signIn(
  app: App,
  input: { address: Address; nonce: string; signature: string },
): Promise<{ token: string } | { refused: SignInRefusal }> {
  const used = await app.db
    .deleteFrom('nonces')
    .where('nonce', '=', input.nonce)
    .where('address', '=', input.address)
    .returningAll()
    .executeTakeFirst()
  if (used === undefined) return { refused: 'NONCE_UNKNOWN' }
  if (used.expiresAt < wallNow()) return { refused: 'NONCE_EXPIRED' }
  const signer = await recoverSigner(used.message, input.signature)
  if (signer !== input.address) return { refused: 'WRONG_SIGNATURE' }
  await app.db.deleteFrom('sessions').where('expiresAt', '<=', wallNow()).execute()
  const token = randomBytes(32).toString('base64url')
  await app.db
    .insertInto('sessions')
    .values({
      tokenHash: hashOf(token),
      address: input.address,
      expiresAt: wallNow() + sessionSeconds,
    })
    .execute()
  return { token }
}

/** The session of a token id; null for none, unknown or expired. */
export async function sessionOf(app: App, token: string | undefined): Promise<Session | null> {
  if (token === undefined || token === '') return null
  const found = await app.db
    .selectFrom('sessions')
    .select('address')
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', wallNow())
    .executeTakeFirst()
  return found === undefined ? null : { address: found.address, token }
}
