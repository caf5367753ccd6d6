import { Person, Portrait } from '#features/account/public.web.ts'
import { Chip } from '#platform/ui/Chip.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { MoreButton } from '#platform/web/MoreButton.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { useState } from 'react'

import { teamApi } from '../api.ts'
import type { Member } from '../shapes.ts'
import { teamTexts as texts } from './text.ts'

const step = 20

/** Who joined by my link, newest first. */
export function DirectLine() {
  const t = useText()
  const [size, setSize] = useState(step)
  const query = useApiList(teamApi.directList, {}, size, (member) => member.address)
  return (
    <QueryState query={query} skeleton={<SkeletonRows count={4} />}>
      {({ total, list }) =>
        list.length === 0 ? (
          <EmptyState title={t(texts.emptyTitle)} body={t(texts.emptyBody)} />
        ) : (
          <div className="flex flex-col">
            {list.map((member) => (
              <MemberRow key={member.address} member={member} />
            ))}
            <MoreButton more={total > size} onMore={() => setSize(size + step)} />
            <p className="num pt-3 text-center text-xs text-soft">
              {t(texts.shown, { shown: list.length, total })}
            </p>
          </div>
        )
      }
    </QueryState>
  )
}

function MemberRow({ member }: { member: Member }) {
  const t = useText()
  const formats = useFormats()
  return (
    <ListRow
      leading={<Portrait address={member.address} />}
      title={<Person address={member.address} pictured />}
      note={
        member.activeSince === null
          ? undefined
          : t(texts.joined, { date: formats.date(member.activeSince) })
      }
      trailing={t(texts.teamOf, { count: member.teamSize })}
      trailingNote={member.final ? undefined : <Chip tone="gold">{t(texts.pending)}</Chip>}
    />
  )
}
