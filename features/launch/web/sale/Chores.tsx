import { Button } from '#platform/ui/Button.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useChainNow } from '#platform/web/time.ts'

import { tokenActions } from '../../actions.ts'
import { tokensText } from '../amounts.ts'
import { listedTexts as texts } from '../textListed.ts'
import { coinOf, type SaleDetail } from '../useSale.ts'

/** What anyone may have the token do now; nothing where nothing is due. */
export function Chores({ found }: { found: SaleDetail }) {
  const t = useText()
  const { status } = useSession()
  const convert = useAction(tokenActions.convert)
  const burn = useAction(tokenActions.burnStep)
  const { powers, presale } = found
  const now = useChainNow()
  const { token, state } = presale.token
  const sells = state === 'listed' && powers.isInsideSell
  const burns = powers.nextBurn !== null && now >= powers.nextBurn
  if (status !== 'signedIn' || (!sells && !burns)) return null
  const look = { small: true, kind: 'quiet' } as const
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-base">{t(texts.chores)}</h2>
      <div className="flex flex-wrap gap-2">
        {sells && (
          <Button
            {...look}
            busy={convert.busy}
            disabled={found.convertDue === false}
            onClick={() => void convert.start({ token })}
          >
            {t(texts.convert)}
          </Button>
        )}
        {burns && (
          <Button {...look} busy={burn.busy} onClick={() => void burn.start({ token })}>
            {t(texts.burnStep)}
          </Button>
        )}
      </div>
      {sells && found.convertDue === false && (
        <p className="text-xs text-soft">
          {t(texts.convertWhen, { threshold: tokensText(powers.swapThreshold, coinOf(found)) })}
        </p>
      )}
    </section>
  )
}
