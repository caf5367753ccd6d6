import type { Reply } from '#platform/std/endpoint.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { BigAmount } from '#platform/ui/BigAmount.tsx'
import type { Translate } from '#platform/web/translate.ts'
import { sourceOf, Verify } from '#platform/web/Verify.tsx'
import { useState } from 'react'
import { Link } from 'wouter'

import type { purchaseApi } from '../../purchaseApi.ts'
import { shortLp } from '../lp.ts'
import { RemoveSheet } from '../remove/RemoveSheet.tsx'
import { aboutUsdt } from '../worth.ts'
import { shareText } from './Outcome.tsx'
import type { SlippageBounds } from './slippage.ts'
import { lpBuyTexts as texts } from './text.ts'

export type Info = Reply<typeof purchaseApi.info>

/** Decimals of `priceE12`: those of USDT, and twelve more. */
const priceDecimals = decimalsOf.USDT + 12

const about = (t: Translate, worth: string | null): string =>
  worth === null ? '–' : aboutUsdt(t, worth)

/** The pool's reserves, and the own share of them. */
export function PoolNumbers({ info }: { info: Info }) {
  const t = useText()
  const formats = useFormats()
  const { coins, priceE12, sources } = info
  const other = coins.find(({ symbol }) => symbol !== 'USDT')
  return (
    <Disclosure title={t(texts.inPool)} note={about(t, info.worth)}>
      <div className="flex flex-col gap-3 pb-4">
        <p className="text-soft">{t(texts.lead)}</p>
        <KeyValue
          rows={[
            ...coins.map(({ symbol, decimals, reserve }) => ({
              label: symbol,
              value: shortAmount(BigInt(reserve), decimals),
            })),
            {
              label: t(texts.price),
              value:
                priceE12 === null || other === undefined
                  ? '–'
                  : t(texts.priceOf, {
                      symbol: other.symbol,
                      price: shortAmount(BigInt(priceE12), priceDecimals, 4),
                    }),
            },
            { label: t(texts.fee), value: formats.percent(info.feeBps) },
          ]}
        />
        <Verify of={t(texts.inPool)} source={sourceOf(sources, 'reserves')} />
      </div>
    </Disclosure>
  )
}

interface MyShareProps {
  readonly info: Info
  readonly bounds: SlippageBounds
}

/** The own share of a pool, and the ways to stake it and to take it out; nothing without a share. */
export function MyShare({ info, bounds }: MyShareProps) {
  const { mine, pool, totalSupply, sources } = info
  const t = useText()
  const [removing, setRemoving] = useState(false)
  const formats = useFormats()
  if (mine === null || (mine.balance === '0' && mine.staked === '0')) return null
  const balance = shortLp(BigInt(mine.balance))
  return (
    <Surface className="flex flex-col gap-3">
      <div>
        <h2 className="font-text text-sm font-normal text-soft">{t(texts.mine)}</h2>
        <BigAmount
          size="lg"
          text={
            mine.worth === null
              ? `${shortLp(BigInt(mine.balance) + BigInt(mine.staked))} LP`
              : `${shortAmount(BigInt(mine.worth), decimalsOf.USDT)} USDT`
          }
        />
      </div>
      <KeyValue
        rows={[
          { label: t(texts.mineFree), value: `${balance} LP` },
          { label: t(texts.mineStaked), value: `${shortLp(BigInt(mine.staked))} LP` },
          { label: t(texts.share), value: shareText(mine.sharePpm, formats.percent, t) },
        ]}
      />
      {totalSupply !== '0' && (
        <Verify of={t(texts.share)} source={sourceOf(sources, 'totalSupply')} />
      )}
      {mine.balance !== '0' && (
        <>
          <Link to={`/pledgeLP?pool=${pool}`} className={buttonClass('quiet', true)}>
            {t(texts.stakeIt, { amount: balance })}
          </Link>
          <Button kind="quiet" full onClick={() => setRemoving(true)}>
            {t(texts.takeOut)}
          </Button>
        </>
      )}
      {removing && (
        <RemoveSheet info={info} mine={mine} bounds={bounds} onClose={() => setRemoving(false)} />
      )}
    </Surface>
  )
}
