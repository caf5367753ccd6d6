import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { SignedIn, SignInButton } from '#platform/web/SignInButton.tsx'
import { Link } from 'wouter'

import { saleActions } from '../../actions.ts'
import type { SaleState } from '../../shapes.ts'
import { figureSun, plainSun } from '../amounts.ts'
import { marketPath, tokenPath } from '../paths.ts'
import { saleTexts as texts } from '../textSale.ts'
import type { SaleDetail } from '../useSale.ts'
import { typedMint } from './mint.ts'
import { mintForm } from './MintForm.tsx'

interface SaleBarProps {
  readonly found: SaleDetail
  readonly state: SaleState
  /** Whether the reader may mint. */
  readonly mints: boolean
  readonly typed: string
}

/** The one step that is due in this state: mint, refund, trade, list or claim. */
export function SaleBar({ found, state, mints, typed }: SaleBarProps) {
  const { status } = useSession()
  const { sale, token } = found.presale
  const { mine, market } = found
  if (state === 'live') return mints ? <Mint found={found} typed={typed} /> : null
  if (state === 'upcoming') return null
  if (state === 'inside')
    return market === null ? null : <Go to={marketPath(sale)} text="toMarket" />
  if (state === 'listable') return <List sale={sale} />
  if (state === 'failed' || state === 'expired') {
    if (status !== 'signedIn') return <Signing />
    return mine !== null && mine.refundable !== '0' ? (
      <Refund sale={sale} amount={mine.refundable} />
    ) : null
  }
  return mine !== null && mine.claimable !== '0' ? (
    <Claim sale={sale} />
  ) : (
    <Go to={tokenPath(token.token)} text="toToken" />
  )
}

const Signing = () => (
  <StickyBar>
    <SignInButton full />
  </StickyBar>
)

function Mint({ found, typed }: { found: SaleDetail; typed: string }) {
  const t = useText()
  const { busy } = useAction(saleActions.donate)
  const { shares } = typedMint(typed, found)
  return (
    <StickyBar>
      <SignedIn>
        <Button full type="submit" form={mintForm} busy={busy}>
          {shares === null
            ? t(texts.mintPlain)
            : t(texts.mint, {
                count: shares,
                amount: plainSun(BigInt(shares) * BigInt(found.presale.price)),
              })}
        </Button>
      </SignedIn>
    </StickyBar>
  )
}

function Go({ to, text }: { to: string; text: 'toMarket' | 'toToken' }) {
  const t = useText()
  return (
    <StickyBar>
      <Link to={to} className={buttonClass('primary', true)}>
        {t(texts[text])}
      </Link>
    </StickyBar>
  )
}

function List({ sale }: { sale: string }) {
  const t = useText()
  const { start, busy } = useAction(saleActions.list)
  return (
    <StickyBar note={t(texts.listNote)}>
      <SignedIn>
        <Button full busy={busy} onClick={() => void start({ sale })}>
          {t(texts.list)}
        </Button>
      </SignedIn>
    </StickyBar>
  )
}

function Refund({ sale, amount }: { sale: string; amount: string }) {
  const t = useText()
  const { start, busy } = useAction(saleActions.refund)
  return (
    <StickyBar>
      <Button full busy={busy} onClick={() => void start({ sale })}>
        {t(texts.refund, { amount: figureSun(amount) })}
      </Button>
    </StickyBar>
  )
}

function Claim({ sale }: { sale: string }) {
  const t = useText()
  const { start, busy } = useAction(saleActions.claim)
  return (
    <StickyBar>
      <Button full busy={busy} onClick={() => void start({ sale })}>
        {t(texts.claim)}
      </Button>
    </StickyBar>
  )
}
