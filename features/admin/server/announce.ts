import { rejectAnnouncement, releaseAnnouncement } from '#features/news/public.server.ts'
import type { Handler } from '#platform/server/bind.ts'
import { Failure } from '#platform/std/failure.ts'

import type { adminApi } from '../api.ts'
import { adminFailures as f } from '../failures.ts'
import { withdrawing } from '../logText.ts'
import { writeSigned } from './signedRow.ts'

/** Readers see it from then on. The announcer's own address does not release. */
export const announce: Handler<typeof adminApi.announce> = ({ hash, ...signed }, call) =>
  writeSigned(call, { ...signed, action: 'announce', subject: hash }, async (own) => {
    const done = await releaseAnnouncement(own, call.app, { hash, by: call.address })
    if (done === 'none') throw new Failure(f.NOT_WAITING, { field: 'hash' })
    if (done === 'own') throw new Failure(f.OWN_PROPOSAL, { field: 'hash' })
    if (done === 'broken') throw new Failure(f.NOT_READY_TO_ANNOUNCE, { field: 'hash' })
  })

export const withdrawAnnounce: Handler<typeof adminApi.withdrawAnnounce> = (
  { hash, ...signed },
  call,
) =>
  writeSigned(call, { ...signed, action: withdrawing.announce, subject: hash }, async (own) => {
    if (!(await rejectAnnouncement(own, call.app, hash))) {
      throw new Failure(f.NOT_WAITING, { field: 'hash' })
    }
  })
