import type { Purchase } from '#features/sales/public.web.ts'
import { usePicture } from '#features/nft/public.web.ts'
import { exactAmount } from '#platform/std/format.ts'
import { CardArt } from '#platform/ui/CardArt.tsx'
import { Chip, type Tone } from '#platform/ui/Chip.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Link } from 'wouter'

import { seriesName } from '../../seriesName.ts'
import { boxImage } from '../boxArt.ts'
import { boxNumber } from '../boxNumber.ts'
import { seriesPath } from '../paths.ts'
import { mineTexts as texts } from '../textMine.ts'
import { moneyTexts } from '../textMoney.ts'
import { BoxActions } from './BoxActions.tsx'
import type { BoxRowProps } from './boxRowProps.ts'

const tones: Partial<Record<Purchase['state'], Tone>> = {
  sealed: 'lapis',
  reserved: 'gold',
  opening: 'lapis',
  opened: 'verdigris',
}
const paidBack: ReadonlySet<string> = new Set(['refunded', 'givenBack', 'released'])

/** An own box: its series, its cost, its state, and the present actions. */
export function BoxRow({ box, onOpen, onWatch, watched }: BoxRowProps) {
  const t = useText()
  const formats = useFormats()
  const { id, productId, state } = box
  if (state === 'bought') return null
  return (
    <li className="flex flex-col gap-3 border-t border-line py-3">
      <div className="flex gap-3">
        <Picture box={box} />
        <div className="flex min-w-0 grow flex-col gap-1">
          <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
            <h2 className="num text-base">{t(texts.box, { box: boxNumber(id) })}</h2>
            {state === 'refunded' && !box.final ? (
              <Chip tone="lapis">{t(moneyTexts.transferring)}</Chip>
            ) : (
              <Chip tone={tones[state] ?? 'plain'}>{t(texts[state])}</Chip>
            )}
          </div>
          <span className="num text-xs text-soft">
            <Link
              to={seriesPath(productId)}
              className="-my-3 inline-block py-3 font-semibold text-lapis underline-offset-4 hover:underline"
            >
              {t(seriesName(productId))}
            </Link>
            <span>{` · ${formats.dateTime(box.time)}`}</span>
          </span>
          <span className="num">
            <span className="text-soft">
              {t(paidBack.has(state) ? texts.paidBack : texts.paid)}
            </span>{' '}
            <span className="font-semibold">
              {`${exactAmount(BigInt(box.paid), 6)} ${nativeSymbol()}`}
            </span>
            {box.penalty !== null && BigInt(box.penalty) > 0n && (
              <>
                {' '}
                <span className="text-soft">{t(texts.withPenalty)}</span>{' '}
                <span className="font-semibold">
                  {`${exactAmount(BigInt(box.penalty), 6)} ${nativeSymbol()}`}
                </span>
              </>
            )}
          </span>
        </div>
      </div>
      <BoxActions box={box} onOpen={onOpen} onWatch={onWatch} watched={watched} />
    </li>
  )
}

/** The card if there is one; else a closed box. */
function Picture({ box }: { box: Purchase }) {
  if (box.tokenId !== null && box.level !== null) {
    return <Art tokenId={box.tokenId} level={box.level} />
  }
  return <img src={boxImage(box.id, [3, 2, 1])} alt="" className="size-16 shrink-0" />
}

function Art({ tokenId, level }: { tokenId: number; level: number }) {
  return <CardArt src={usePicture(tokenId, level)} alt="" className="size-16! shrink-0" />
}
