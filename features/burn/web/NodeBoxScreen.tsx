import { AddressText } from '#platform/ui/AddressText.tsx'
import { Button } from '#platform/ui/Button.tsx'
import { Figure } from '#platform/ui/Figure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { StoneBar } from '#platform/ui/StoneBar.tsx'
import { StoneRing } from '#platform/ui/StoneRing.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { SignedIn } from '#platform/web/SignInButton.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { Verify, sourcesOf } from '#platform/web/Verify.tsx'
import { useSearchParams } from 'wouter'

import { burnActions } from '../actions.ts'
import { sunText, tesText, useNodes, usdtText } from './mining.ts'
import { chosenKind, type Kind, type Nodes } from './nodes/kinds.ts'
import { nodeTexts as texts } from './textNodes.ts'

/** One kind of node by `?node=`: its price and where it goes, the places left, and until when the money comes back. */
export function NodeBoxScreen() {
  const query = useNodes()
  const [search] = useSearchParams()
  return (
    <Frame>
      <QueryState query={query} skeleton={<Waiting />}>
        {(nodes) => {
          const kind = chosenKind(nodes, search.get('node'))
          return kind === null ? null : <Box nodes={nodes} kind={kind} />
        }}
      </QueryState>
    </Frame>
  )
}

interface BoxProps {
  readonly nodes: Nodes
  readonly kind: Kind
}

function Box({ nodes, kind }: BoxProps) {
  const t = useText()
  const { number } = useFormats()
  const [, setSearch] = useSearchParams()
  const { active, taken, left, places, price, sun, daily } = kind
  return (
    <>
      <Tabs<string>
        label={t(texts.kinds)}
        buttons
        items={nodes.kinds.map((one) => ({
          value: String(one.kind),
          label: t(texts.node, { kind: one.kind }),
        }))}
        value={String(kind.kind)}
        onChange={(node) => setSearch({ node }, { replace: true })}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <StoneRing
          className="w-34"
          parts={[
            { amount: BigInt(active), fill: 'fill-gold' },
            { amount: BigInt(taken - active), fill: 'fill-lapis' },
            { amount: BigInt(left), fill: 'fill-line' },
          ]}
        >
          <span translate="no" className="num font-display text-xl font-semibold">
            {number(left)}
          </span>
          <span className="num text-xs text-soft">{t(texts.leftOf, { all: places })}</span>
        </StoneRing>
        <div className="min-w-40 flex-1">
          <Figure
            label={t(texts.price)}
            value={usdtText(price)}
            note={sun === null ? undefined : sunText(sun)}
          />
        </div>
      </div>
      <Refundable nodes={nodes} />
      <Split nodes={nodes} />
      <KeyValue
        rows={[
          { label: t(texts.aDay), value: tesText(daily), tone: 'good' },
          {
            label: t(texts.fundAddress),
            value: <AddressText address={nodes.fundAddress} full />,
            wide: true,
          },
        ]}
      />
      <p className="text-xs text-soft">{t(texts.noMore)}</p>
      <Verify of={t(texts.price)} source={sourcesOf(nodes.sources, `kinds.${kind.kind}`)} />
      <BoxBar nodes={nodes} kind={kind} />
    </>
  )
}

/** Until when the price of a node bought now comes back. */
function Refundable({ nodes: { timeToActivate } }: { nodes: Nodes }) {
  const t = useText()
  const { dateTime } = useFormats()
  const until = useChainNow() + timeToActivate
  return (
    <p className="flex flex-col rounded-md bg-verdigris-wash px-4 py-3 text-verdigris">
      <span>{t(texts.refundable)}</span>
      <span className="num font-display text-lg font-semibold">{dateTime(until)}</span>
      <span className="text-xs">{t(texts.refundableNote, { coin: nativeSymbol() })}</span>
    </p>
  )
}

/** What the activation does with the price. */
function Split({ nodes: { feePercent } }: { nodes: Nodes }) {
  const t = useText()
  const parts = [
    { percent: feePercent, text: texts.fee, colour: 'bg-lapis' },
    { percent: 100 - feePercent, text: texts.fund, colour: 'bg-gold' },
  ]
  return (
    <Surface className="flex flex-col gap-2">
      <h2 className="text-base">{t(texts.whereItGoes)}</h2>
      <StoneBar parts={parts.map(({ percent, colour }) => ({ amount: BigInt(percent), colour }))} />
      <ul className="num flex flex-col gap-1">
        {parts.map(({ percent, text, colour }) => (
          <li key={colour} className="flex items-baseline gap-2">
            <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-[2px] ${colour}`} />
            <span>{t(text, { percent })}</span>
          </li>
        ))}
      </ul>
      <p className="text-xs text-soft">{t(texts.untilThen)}</p>
    </Surface>
  )
}

function BoxBar({ nodes: { mine }, kind }: BoxProps) {
  const t = useText()
  const { start, busy } = useAction(burnActions.buyNode)
  const { kind: number, sun, left } = kind
  const refusal = mine?.refusal ?? null
  const soldOut = left === 0
  return (
    <StickyBar
      {...(refusal === null || refusal.reason === 'NOT_ACTIVE' ? {} : { note: refusal.message })}
    >
      <SignedIn>
        <Button
          full
          busy={busy}
          disabled={soldOut}
          onClick={() => void start({ kind: String(number), shownPrice: sun ?? '0' })}
        >
          {soldOut
            ? t(texts.soldOut)
            : sun === null
              ? t(texts.buyKindPlain, { kind: number })
              : t(texts.buyKind, { kind: number, amount: sunText(sun) })}
        </Button>
      </SignedIn>
    </StickyBar>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-34 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  )
}
