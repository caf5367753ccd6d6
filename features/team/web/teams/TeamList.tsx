import { Person, Portrait } from '#features/account/public.web.ts'
import { typedAddress } from '#platform/std/address.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import { Chip } from '#platform/ui/Chip.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { SearchField } from '#platform/web/search/SearchField.tsx'
import { useSettled } from '#platform/web/useSettled.ts'
import { useState } from 'react'
import * as z from 'zod/mini'

import { searchField, teamApi } from '../../api.ts'
import type { TeamMember } from '../../shapes.ts'
import { teamTexts } from '../text.ts'
import { teamsTexts as texts } from './text.ts'

const soFar = /^(T[1-9A-HJ-NP-Za-km-z]{0,33})?$/

/** All members below, each followed by its own team; or those whose address begins as typed. */
export function TeamList() {
  const t = useText()
  const [typed, setTyped] = useState('')
  const search = useSettled(typedAddress(typed))
  const input = z.safeParse(searchField, search).success ? { search } : {}
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{t(texts.list)}</h2>
      <SearchField
        label={t(texts.search)}
        longest={34}
        value={typed}
        onChange={setTyped}
        hint={t(texts.searchHint)}
        error={soFar.test(typedAddress(typed)) ? null : t(texts.searchWrong)}
      />
      <PagedRows
        key={input.search ?? ''}
        endpoint={teamApi.teamList}
        input={input}
        keyOf={({ address }) => address}
        row={(member) => <Row member={member} />}
        first={10}
        step={20}
        empty={<p className="border-t border-line py-4 text-soft">{t(texts.notFound)}</p>}
      />
    </section>
  )
}

/** How far each line is moved in; deeper ones no further, for the sake of narrow screens. */
const insets = ['', 'pl-4', 'pl-8'] as const

function Row({ member }: { member: TeamMember }) {
  const t = useText()
  const formats = useFormats()
  const { address, activeSince, level, line, teamSize, final } = member
  const pledge = BigInt(member.pledge)
  const since = activeSince === null ? '' : t(teamTexts.joined, { date: formats.date(activeSince) })
  return (
    <div className={insets[Math.min(line, insets.length) - 1]}>
      <ListRow
        leading={<Portrait address={address} />}
        title={<Person address={address} pictured />}
        note={`${t(texts.line, { line })} · ${since}`}
        trailing={
          pledge === 0n ? t(texts.noPledge) : `${shortAmount(pledge, decimalsOf.USDT)} USDT`
        }
        trailingNote={
          final ? (
            `V${level} · ${t(teamTexts.teamOf, { count: teamSize })}`
          ) : (
            <Chip tone="gold">{t(teamTexts.pending)}</Chip>
          )
        }
      />
    </div>
  )
}
