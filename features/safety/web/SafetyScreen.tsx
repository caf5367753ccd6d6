import { shortAddress } from '#platform/std/format.ts'
import { Icon } from '#platform/ui/Icon.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { Skeleton, SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponentOf } from '#platform/web/lazyComponent.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen } from '#platform/web/screen.tsx'
import { useOfficialLinks } from '#platform/web/shell/officialLinks.ts'
import { shellTexts } from '#platform/web/shell/text.ts'
import { pathOfPage, safetyParts } from '#platform/web/shell/composed.ts'
import { createElement } from 'react'

import { type PowerView, safetyApi } from '../api.ts'
import { PowerFold } from './PowerFold.tsx'
import { Solvency } from './Solvency.tsx'
import { safetyTexts as texts } from './text.ts'

const PartSpace = () => (
  <div className="h-[9.625rem]">
    <Skeleton className="h-24 w-full rounded-md" />
  </div>
)

export function SafetyScreen() {
  const t = useText()
  const query = useApi(safetyApi.powers, {})
  const approvals = pathOfPage('approvals')
  const exit = pathOfPage('exit')
  return (
    <Screen>
      <div className="flex items-start gap-3 pt-2">
        <Icon name="shield" size={32} className="shrink-0 text-verdigris" />
        <div className="flex flex-col gap-1">
          <h2 className="font-display text-xl font-semibold">{t(texts.noKey)}</h2>
          <p className="text-sm text-soft">{t(texts.noKeyNote)}</p>
        </div>
      </div>
      <Solvency />
      {safetyParts().map((load, i) => createElement(lazyComponentOf(load, PartSpace), { key: i }))}
      <div className="flex flex-col border-b border-line">
        {approvals !== null && (
          <ListRow to={approvals} title={t(texts.approvals)} note={t(texts.approvalsNote)} />
        )}
        {exit !== null && <ListRow to={exit} title={t(texts.exit)} note={t(texts.exitNote)} />}
      </div>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ list: all }) => {
          const list = distinct(all)
          return (
            <>
              <PowerList
                title={t(texts.accounts)}
                list={list.filter(({ holderName }) => holderName === null)}
              />
              <PowerList
                title={t(texts.contracts)}
                list={list.filter(({ holderName }) => holderName !== null)}
              />
            </>
          )
        }}
      </QueryState>
      <OfficialLinks />
    </Screen>
  )
}

/** Those that the operator set, each with its whole domain. */
function OfficialLinks() {
  const t = useText()
  const links = useOfficialLinks()
  if (links.length === 0) return null
  return (
    <section className="flex flex-col">
      <h2 className="pb-2 text-lg">{t(shellTexts.links)}</h2>
      {links.map(({ name, url }) => (
        <a
          key={url}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="flex min-h-12 items-center justify-between gap-3 border-t border-line hover:bg-sunk"
        >
          <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
          <span translate="no" className="text-xs text-soft [overflow-wrap:anywhere]">
            {new URL(url).host}
          </span>
        </a>
      ))}
    </section>
  )
}

function PowerList({ title, list }: { title: string; list: readonly PowerView[] }) {
  const t = useText()
  if (list.length === 0) return null
  return (
    <section className="flex flex-col">
      <div className="flex items-baseline justify-between gap-3 pb-2">
        <h2 className="text-lg">{title}</h2>
        <span className="text-xs text-soft">{t(texts.permissions, { count: list.length })}</span>
      </div>
      {list.map((power) => (
        <PowerFold key={keyOf(power)} power={power} apart={apartOf(power, list)} />
      ))}
    </section>
  )
}

/** What sets a permission apart from others of its name: the contract that it is in, or else who has it. */
function apartOf({ what, contract, holder, holderName }: PowerView, list: readonly PowerView[]) {
  const alike = list.filter((power) => power.what === what)
  if (alike.length === 1) return null
  if (new Set(alike.map((power) => power.contract)).size === alike.length) return contract
  return holderName ?? shortAddress(holder)
}

const keyOf = ({ address, what, holder }: PowerView): string => `${address} ${what} ${holder}`

/** Two roles of one account are one permission. */
const distinct = (list: readonly PowerView[]): PowerView[] => [
  ...new Map(list.map((power) => [keyOf(power), power])).values(),
]
