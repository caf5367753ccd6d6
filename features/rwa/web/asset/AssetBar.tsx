import { Button } from '#platform/ui/Button.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { SignedIn } from '#platform/web/SignInButton.tsx'

import { holderActions } from '../../actions.ts'
import type { AssetState } from '../../shapes.ts'
import { plainText } from '../amounts.ts'
import { assetTexts as texts } from '../textAsset.ts'
import type { AssetDetail } from '../useAsset.ts'
import { buyForm, purchaseOf } from './BuyForm.tsx'

interface AssetBarProps {
  readonly found: AssetDetail
  readonly state: AssetState
  readonly buys: boolean
  readonly typed: string
}

/** The one step that is due: release, take the money back, buy, or claim. */
export function AssetBar({ found, state, buys, typed }: AssetBarProps) {
  const { mine } = found
  const { asset } = found.asset
  if (state === 'releasable') return <Release asset={asset} />
  if (state === 'failed' && mine !== null && mine.refundable !== '0') {
    return <Refund found={found} amount={mine.refundable} />
  }
  if (buys) return <Buy found={found} typed={typed} />
  if (mine !== null && mine.claimable !== '0')
    return <Claim found={found} amount={mine.claimable} />
  return null
}

function Buy({ found, typed }: Pick<AssetBarProps, 'found' | 'typed'>) {
  const t = useText()
  const { busy } = useAction(holderActions.buy)
  const { shares } = purchaseOf(typed, found)
  const { price, coin } = found.asset
  return (
    <StickyBar>
      <SignedIn>
        <Button full type="submit" form={buyForm} busy={busy}>
          {shares === null
            ? t(texts.buyPlain)
            : t(texts.buy, {
                count: shares,
                amount: plainText(BigInt(shares) * BigInt(price), coin),
              })}
        </Button>
      </SignedIn>
    </StickyBar>
  )
}

function Release({ asset }: { asset: string }) {
  const t = useText()
  const { start, busy } = useAction(holderActions.release)
  return (
    <StickyBar>
      <SignedIn>
        <Button full busy={busy} onClick={() => void start({ asset })}>
          {t(texts.release)}
        </Button>
      </SignedIn>
    </StickyBar>
  )
}

interface DueProps {
  readonly found: AssetDetail
  readonly amount: string
}

function Refund({ found: { asset }, amount }: DueProps) {
  const t = useText()
  const { start, busy } = useAction(holderActions.refund)
  return (
    <StickyBar>
      <Button full busy={busy} onClick={() => void start({ asset: asset.asset })}>
        {t(texts.takeBack, { amount: plainText(amount, asset.coin) })}
      </Button>
    </StickyBar>
  )
}

function Claim({ found: { asset }, amount }: DueProps) {
  const t = useText()
  const { start, busy } = useAction(holderActions.claim)
  return (
    <StickyBar>
      <Button full busy={busy} onClick={() => void start({ asset: asset.asset })}>
        {t(texts.claim, { amount: plainText(amount, asset.coin) })}
      </Button>
    </StickyBar>
  )
}
