import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { Link } from 'wouter'

import { blindboxActions } from '../../actions.ts'
import { drawPath } from '../paths.ts'
import { mineTexts as texts } from '../textMine.ts'
import { openingTexts } from '../textOpening.ts'
import { BeingOpened } from './BeingOpened.tsx'
import type { BoxRowProps } from './boxRowProps.ts'

const Reserved = lazyComponent(async () => (await import('./Reserved.tsx')).Reserved, ReservedSpace)

/** The possible actions with a box in its state. */
export function BoxActions({ box, onOpen, onWatch, watched }: BoxRowProps) {
  if (box.state === 'sealed') return <Sealed box={box} onOpen={onOpen} />
  if (box.state === 'reserved') return <Reserved box={box} />
  if (box.requestId === null) return null
  if (box.state === 'opening') {
    return String(box.requestId) === watched ? null : (
      <BeingOpened requestId={box.requestId} onWatch={onWatch} />
    )
  }
  return <Drawn tokenId={box.tokenId} requestId={box.requestId} />
}

/** A line and its buttons. */
function ReservedSpace() {
  return <div className="h-20" />
}

function Sealed({ box, onOpen }: Pick<BoxRowProps, 'box' | 'onOpen'>) {
  const t = useText()
  const giveBack = useAction(blindboxActions.giveBack)
  return (
    <>
      {box.closed && <p className="text-soft">{t(texts.closed)}</p>}
      <div className="flex gap-3">
        <Button
          small
          kind="quiet"
          className={box.closed ? 'grow text-lapis!' : 'grow'}
          busy={giveBack.busy}
          onClick={() => void giveBack.start({ boxIds: String(box.id) })}
        >
          {t(texts.giveBack)}
        </Button>
        {!box.closed && (
          <Button small kind="quiet" className="grow" onClick={() => onOpen([box.id])}>
            {t(texts.open)}
          </Button>
        )}
      </div>
    </>
  )
}

/** The card, if there is one, and how it was drawn. */
function Drawn({ tokenId, requestId }: { tokenId: number | null; requestId: number }) {
  const t = useText()
  const look = `${buttonClass('quiet', false, true)} grow`
  return (
    <div className="flex flex-wrap gap-3">
      {tokenId !== null && (
        <Link to={`/nftDetail?tokenId=${tokenId}`} className={look}>
          {t(texts.card)}
        </Link>
      )}
      <Link to={drawPath(requestId)} className={look}>
        {t(openingTexts.check)}
      </Link>
    </div>
  )
}
