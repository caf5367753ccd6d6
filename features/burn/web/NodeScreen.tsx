import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { Figure } from '#platform/ui/Figure.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { StoneRing } from '#platform/ui/StoneRing.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { Verify, sourcesOf } from '#platform/web/Verify.tsx'
import { Link } from 'wouter'

import { burnActions } from '../actions.ts'
import { sunText, tesFigure, tesText, useMining, useNodes, usdtText } from './mining.ts'
import { boxPath, type Kind, type Nodes } from './nodes/kinds.ts'
import { MyNodes } from './nodes/MyNodes.tsx'
import { Places } from './nodes/Places.tsx'
import { nodeTexts as texts } from './textNodes.ts'

/** The three kinds of nodes: what they share today, which places earn, and the reader's own. */
export function NodeScreen() {
  const t = useText()
  const query = useNodes()
  return (
    <Frame sequential>
      <QueryState query={query} skeleton={<Waiting />}>
        {(nodes) => (
          <>
            <Head nodes={nodes} />
            <div className="flex flex-col">
              {nodes.kinds.map((kind) => (
                <KindRow key={kind.kind} kind={kind} />
              ))}
            </div>
            <p className="text-xs text-soft">{t(texts.emptyPays)}</p>
            <OfMember silent>
              <Credit />
              <MyNodes title={t(texts.mine)} />
            </OfMember>
            <Statistics nodes={nodes} />
          </>
        )}
      </QueryState>
      <StickyBar>
        <Link to="/nodeBox" className={buttonClass('primary', true)}>
          {t(texts.buy)}
        </Link>
      </StickyBar>
    </Frame>
  )
}

const sumOf = (kinds: readonly Kind[], of: 'places' | 'active' | 'taken'): number =>
  kinds.reduce((sum, kind) => sum + kind[of], 0)

function Head({ nodes }: { nodes: Nodes }) {
  const t = useText()
  const { number } = useFormats()
  const { kinds, dailyPool, sources } = nodes
  const [all, active, taken] = [
    sumOf(kinds, 'places'),
    sumOf(kinds, 'active'),
    sumOf(kinds, 'taken'),
  ]
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <StoneRing
        className="w-34"
        parts={[
          { amount: BigInt(active), fill: 'fill-gold' },
          { amount: BigInt(taken - active), fill: 'fill-lapis' },
          { amount: BigInt(all - taken), fill: 'fill-line' },
        ]}
      >
        <span translate="no" className="num font-display text-xl font-semibold">
          {number(active)}
        </span>
        <span className="num text-xs text-soft">{t(texts.placesEarn, { all })}</span>
      </StoneRing>
      <div className="min-w-40 flex-1">
        <Figure label={t(texts.poolToday)} value={tesFigure(dailyPool)} note={t(texts.poolNote)} />
      </div>
      <Verify of={t(texts.places)} source={sourcesOf(sources, 'kinds.1', 'kinds.2', 'kinds.3')} />
    </div>
  )
}

/** One kind: its price, what a place earns, and how many places are left. */
function KindRow({ kind }: { kind: Kind }) {
  const t = useText()
  return (
    <Link
      to={boxPath(kind.kind)}
      className="flex flex-col gap-2 border-t border-line py-3 transition-colors hover:bg-sunk"
    >
      <span className="num flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-display text-base font-semibold">
          {t(texts.node, { kind: kind.kind })}
        </span>
        <span className="flex items-baseline gap-2 font-semibold">
          <span translate="no">{usdtText(kind.price)}</span>
          <Icon name="chevron" size={16} className="self-center text-faint" />
        </span>
      </span>
      <Places kind={kind} />
      <span className="num flex flex-wrap justify-between gap-x-3 text-xs">
        <span className="text-soft">{t(texts.aDay)}</span>
        <span translate="no" className="font-semibold text-verdigris">
          {tesText(kind.daily)}
        </span>
      </span>
    </Link>
  )
}

/** The price of a lapsed node that the reader's account refused. */
function Credit() {
  const t = useText()
  const { start, busy } = useAction(burnActions.withdraw)
  const credit = useMining().data?.mine?.credit ?? '0'
  if (credit === '0') return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-gold-wash px-4 py-3">
      <p className="num min-w-40 flex-1">{t(texts.credit, { amount: sunText(credit) })}</p>
      <Button small kind="quiet" busy={busy} onClick={() => void start({})}>
        {t(texts.withdraw)}
      </Button>
    </div>
  )
}

function Statistics({ nodes }: { nodes: Nodes }) {
  const t = useText()
  const { number } = useFormats()
  const { bought, refunded, paid, fundDue, mine } = nodes
  return (
    <Disclosure title={t(texts.statistics)} note={number(bought)}>
      <div className="pb-4">
        <KeyValue
          rows={[
            { label: t(texts.bought), value: number(bought) },
            { label: t(texts.refunded), value: number(refunded) },
            { label: t(texts.paid), value: tesText(paid) },
            { label: t(texts.fundDue), value: sunText(fundDue) },
            ...(mine === null
              ? []
              : [{ label: t(texts.claimable), value: tesText(mine.claimable) }]),
          ]}
        />
      </div>
    </Disclosure>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-34 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
