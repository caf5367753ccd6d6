import { canonicalText } from '#features/news/announcement.ts'
import { announce, continued, headAt, verifyAll } from '#features/news/keeper/announce.ts'
import { parseDraft } from '#features/news/keeper/draft.ts'
import { demoAccounts } from '#tools/devnet/accounts.ts'

import { releaseHash } from '#platform/server/releaseHash.ts'

export interface AnnounceOptions {
  readonly server: string
  /** The text of the operator's file; null only verifies. */
  readonly draft: string | null
  /** The announcer's private key, 64 hex digits; without one the public key of the local network. */
  readonly key: string | null
  /** Folder of the built web app whose hash a release announces. */
  readonly release?: string | undefined
  /** Prints the text and signs nothing. */
  readonly dry?: boolean
  readonly verify?: boolean
}

/**
 * Signs and publishes an announcement, or verifies all that a server has: 1 where one is wrong.
 * @throws Error in words for an operator.
 */
export async function announceCommand(
  { server, draft: file, key, release, dry = false, verify = false }: AnnounceOptions,
  print: (line: string) => void,
): Promise<number> {
  if (verify || file === null) {
    const { total, faults } = await verifyAll(server)
    for (const { number, why } of faults) print(`#${number}: ${why}`)
    print(`${total} announcements, ${faults.length} faults`)
    return faults.length === 0 ? 0 : 1
  }
  const written = parseDraft(file)
  const hash = release === undefined ? null : await releaseHash(release)
  const draft = { ...written, release: hash }
  const head = await headAt(server)
  if (dry) {
    print(canonicalText(continued(head, draft)))
    return 0
  }
  const { number, text, waits } = await announce(server, keyFor(key, head.announcer), draft)
  print(text)
  print(
    waits
      ? `#${number} is not published yet: it waits for another operator, who releases it at ${new URL('/admin', server).href}`
      : `published as #${number}`,
  )
  return 0
}

function keyFor(key: string | null, announcer: string | null): string {
  const [demo] = demoAccounts(1)
  const own = key ?? (announcer === demo?.address ? demo.privateKey : '')
  if (/^[0-9a-fA-F]{64}$/.test(own)) return own
  throw new Error('TESSERA_ANNOUNCER_KEY must hold a private key of 64 hex digits.')
}
