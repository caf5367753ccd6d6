import { setHidden } from '#features/launch/public.server.ts'
import { recoverSigner } from '#platform/chain/message.ts'
import type { Handler } from '#platform/server/bind.ts'
import { Failure } from '#platform/std/failure.ts'

import type { adminApi } from '../api.ts'
import { adminFailures as f } from '../failures.ts'
import { type LogAction, plainSignature, signedText } from '../logText.ts'
import { writeEntry } from './log.ts'

type Change = Handler<typeof adminApi.hide>

/**
 * What a creator adds to a token is hidden or shown again. The row is written with it, signed by the caller. Nothing on
 * chain depends on it: who bought goes on as before.
 */
const change =
  (action: LogAction): Change =>
  async ({ token, signature: given, ...placed }, { app, address }) => {
    const { chainId } = app.deployment
    const signature = plainSignature(given)
    const time = app.clock.now()
    const entry = { ...placed, who: address, action, subject: token, signature, time }
    const signer = await recoverSigner(signedText(chainId, entry), signature)
    if (signer !== address) throw new Failure(f.WRONG_SIGNER, { field: 'signature' })
    return writeEntry({ db: app.db, chainId }, entry, {
      moved: () => new Failure(f.LOG_MOVED, { field: 'number' }),
      async work(own) {
        const done = await setHidden(own, token, action === 'hide' ? time : null)
        if (done === 'unknown') throw new Failure(f.NO_SUCH_LAUNCH, { field: 'token' })
        if (done === 'same') throw new Failure(f.SHOWN_SO, { field: 'token' })
      },
    })
  }

export const hide = change('hide')
export const unhide = change('unhide')
