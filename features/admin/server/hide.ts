import { isHidden, setHidden } from '#features/launch/public.server.ts'
import type { Handler } from '#platform/server/bind.ts'
import { needsSecond } from '#platform/server/operators.ts'
import { Failure } from '#platform/std/failure.ts'

import type { adminApi } from '../api.ts'
import { adminFailures as f } from '../failures.ts'
import { type HideAction, hideActions, proposing, withdrawing } from '../logText.ts'
import { lastRowOf } from './log.ts'
import { writeSigned } from './signedRow.ts'

const duty = 'review'
const proposalActions: readonly string[] = hideActions.map((action) => proposing[action])

/**
 * What a creator adds to a token is hidden or shown again; where several operators review, only what another has proposed.
 * Nothing on chain depends on it: who bought goes on as before.
 */
const change =
  (action: HideAction): Handler<typeof adminApi.hide> =>
  ({ token, ...signed }, call) =>
    writeSigned(call, { ...signed, action, subject: token }, async (own, time) => {
      if (needsSecond(call.app, duty)) {
        const last = await lastRowOf(own, token)
        if (last?.action !== proposing[action]) {
          throw new Failure(f.PROPOSE_FIRST, { field: 'token' })
        }
        if (last.who === call.address) throw new Failure(f.OWN_PROPOSAL, { field: 'token' })
      }
      const done = await setHidden(own, token, action === 'hide' ? time : null)
      if (done === 'unknown') throw new Failure(f.NO_SUCH_LAUNCH, { field: 'token' })
      if (done === 'same') throw new Failure(f.SHOWN_SO, { field: 'token' })
    })

/** What waits is the log's newest row about the token: no other table states it. */
const propose =
  (action: HideAction): Handler<typeof adminApi.proposeHide> =>
  ({ token, ...signed }, call) =>
    writeSigned(call, { ...signed, action: proposing[action], subject: token }, async (own) => {
      if (!needsSecond(call.app, duty)) throw new Failure(f.NO_SECOND, { field: 'token' })
      const hidden = await isHidden(own, token)
      if (hidden === null) throw new Failure(f.NO_SUCH_LAUNCH, { field: 'token' })
      if (hidden === (action === 'hide')) throw new Failure(f.SHOWN_SO, { field: 'token' })
      const last = await lastRowOf(own, token)
      if (last !== undefined && proposalActions.includes(last.action)) {
        throw new Failure(f.WAITS_ALREADY, { field: 'token' })
      }
    })

/** By who proposed it, or by another who rejects it. */
const withdraw =
  (action: HideAction): Handler<typeof adminApi.withdrawHide> =>
  ({ token, ...signed }, call) =>
    writeSigned(call, { ...signed, action: withdrawing[action], subject: token }, async (own) => {
      const last = await lastRowOf(own, token)
      if (last?.action !== proposing[action]) throw new Failure(f.NOT_WAITING, { field: 'token' })
    })

export const hide = change('hide')
export const unhide = change('unhide')
export const proposeHide = propose('hide')
export const proposeUnhide = propose('unhide')
export const withdrawHide = withdraw('hide')
export const withdrawUnhide = withdraw('unhide')
