import { messageDigest, recoverSigner } from '#platform/chain/message.ts'
import { addressFromHex } from '#platform/std/address.ts'
import type { Endpoint, Reply } from '#platform/std/endpoint.ts'
import { privateKeyToAddress, sign } from 'viem/accounts'
import * as z from 'zod/mini'

import {
  type Announcement,
  canonicalText,
  hasForbiddenLink,
  isWithinLimits,
  longest,
  plainWording,
} from '../announcement.ts'
import { newsApi } from '../api.ts'
import { type Fault, faultsOf, type SignedAnnouncement } from '../verify.ts'
import type { Draft } from './draft.ts'

type Head = Reply<typeof newsApi.head>

export const headAt = (server: string): Promise<Head> => call(server, newsApi.head)

/**
 * The announcement that continues this head.
 * @throws Error for a draft beyond the limits.
 */
export function continued({ number, hash, chain, now }: Head, draft: Draft): Announcement {
  const next: Announcement = {
    chain,
    number: number + 1,
    previous: hash,
    time: now,
    kind: draft.kind,
    en: plainWording(draft.en),
    tc: plainWording(draft.tc),
    spenders: [...(draft.spenders ?? [])],
    release: draft.release ?? null,
  }
  if (hasForbiddenLink(next)) throw new Error('A security announcement has no link or site in it.')
  if (isWithinLimits(next)) return next
  throw new Error(
    `Both languages have a title of at most ${longest.title} and a text of at most ${longest.body} characters; ` +
      'only kind security has spenders, which are addresses; only kind release has a hash.',
  )
}

/** As `signMessageV2` of a wallet does. */
export const signed = (text: string, key: string): Promise<string> =>
  sign({ hash: messageDigest(text), privateKey: `0x${key}`, to: 'hex' })

export const addressOfKey = (key: string): string => addressFromHex(privateKeyToAddress(`0x${key}`))

/**
 * Signs a draft and publishes it; with `waits` nobody sees it until another operator releases it in the server's console.
 * @throws Error where the key is not the announcer's, or the server refuses.
 */
export async function announce(
  server: string,
  key: string,
  draft: Draft,
): Promise<Reply<typeof newsApi.publish> & { readonly text: string }> {
  const head = await headAt(server)
  const own = addressOfKey(key)
  if (own !== head.announcer) {
    throw new Error(`The key is of ${own}, announcements are signed by ${head.announcer}.`)
  }
  const text = canonicalText(continued(head, draft))
  const form = new FormData()
  form.set('announcement', new Blob([text]))
  form.set('signature', await signed(text, key))
  return { ...(await call(server, newsApi.publish, form)), text }
}

/** Every announcement of a server, verified here. */
export async function verifyAll(
  server: string,
): Promise<{ readonly total: number; readonly faults: readonly Fault[] }> {
  const { total, faults } = await verifiedList(server)
  return { total, faults }
}

/** The announcements themselves beside it, the newest first, and whom the server names as their signer. */
export async function verifiedList(server: string): Promise<{
  readonly total: number
  readonly list: readonly SignedAnnouncement[]
  readonly announcer: string | null
  readonly faults: readonly Fault[]
}> {
  const pageSize = 100
  const list: SignedAnnouncement[] = []
  for (let pageNum = 1; ; pageNum++) {
    const form = new URLSearchParams({ pageNum: String(pageNum), pageSize: String(pageSize) })
    const { total, announcer, list: more } = await call(server, newsApi.page, form)
    list.push(...more)
    if (pageNum * pageSize < total) continue
    const curve = { hashOf: messageDigest, signerOf: recoverSigner }
    const faults = await faultsOf(list, { announcer, total, count: total }, curve)
    return { total, list, announcer, faults }
  }
}

async function call<E extends Endpoint>(
  server: string,
  { path, output }: E,
  body: FormData | URLSearchParams = new URLSearchParams(),
): Promise<Reply<E>> {
  const signal = AbortSignal.timeout(10_000)
  const reply = await fetch(new URL(path, server), { method: 'POST', body, signal }).catch(
    (cause: unknown) => {
      throw new Error(`${server} does not answer.`, { cause })
    },
  )
  const { code, msg, data } = (await reply.json()) as { code: string; msg: string; data: unknown }
  if (code !== 'OK') throw new Error(`${code}: ${msg}`)
  return z.parse(output, data) as Reply<E>
}
