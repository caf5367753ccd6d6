import { Button } from '#platform/ui/Button.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'

import { tokenActions } from '../../actions.ts'
import { saleTexts as texts } from '../textSale.ts'
import type { SaleDetail } from '../useSale.ts'

/** What anyone may have the token do now; nothing where nothing is due. */
export function Chores({ found }: { found: SaleDetail }) {
  const t = useText()
  const { status } = useSession()
  const convert = useAction(tokenActions.convert)
  const burn = useAction(tokenActions.burnStep)
  const { powers, presale } = found
  const token = presale.token.token
  if (status !== 'signedIn' || (!powers.canConvert && !powers.canBurn)) return null
  const look = { small: true, kind: 'quiet', className: 'text-lapis' } as const
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-base">{t(texts.chores)}</h2>
      <div className="flex flex-wrap gap-2">
        {powers.canConvert && (
          <Button {...look} busy={convert.busy} onClick={() => void convert.start({ token })}>
            {t(texts.convert)}
          </Button>
        )}
        {powers.canBurn && (
          <Button {...look} busy={burn.busy} onClick={() => void burn.start({ token })}>
            {t(texts.burnStep)}
          </Button>
        )}
      </div>
    </section>
  )
}
