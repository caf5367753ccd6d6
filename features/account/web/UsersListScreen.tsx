import { classes } from '#platform/ui/classes.ts'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { NoneFits } from '#platform/web/search/NoneFits.tsx'
import { SearchField } from '#platform/web/search/SearchField.tsx'
import { useState, useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { Rows } from '#platform/web/PagedRows.tsx'
import { useSettled } from '#platform/web/useSettled.ts'

import { accountApi } from '../api.ts'
import { accountTitles } from './textTitles.ts'
import { profileTexts as texts } from './textProfile.ts'
import { LookAlikeNote } from './users/LookAlikeNote.tsx'
import { UserCard } from './users/UserCard.tsx'

/** The server's maximum of characters. */
const longest = 64
const page = 20

/** Members who chose a nickname; kept alive when left. */
export function UsersListScreen() {
  const t = useText()
  const { typed, setTyped, search } = useSearched(longest)
  return (
    <Frame>
      <p className="text-soft">{t(texts.provesNothing)}</p>
      <SearchField label={t(texts.search)} longest={longest} value={typed} onChange={setTyped} />
      <Users key={String(search === '')} search={search} onClear={() => setTyped('')} />
    </Frame>
  )
}

function Users({ search, onClear }: { search: string; onClear: () => void }) {
  const t = useText()
  const [size, setSize] = useState(page)
  const query = useApiList(
    accountApi.pageQuery,
    search === '' ? {} : { q: search },
    size,
    ({ address }) => address,
  )
  return (
    <QueryState query={query} empty={<Nobody search={search} onClear={onClear} />}>
      {({ list, total }) => (
        <div
          aria-busy={query.isPlaceholderData}
          className={classes('flex flex-col gap-2', query.isPlaceholderData && 'opacity-60')}
        >
          <output className="num text-soft">{t(texts.found, { count: total })}</output>
          <Rows more={list.length < total} onMore={() => setSize(size + page)}>
            {list.map((person) => (
              <div key={person.address} className="flex flex-col gap-2 border-t border-line py-3">
                <UserCard person={person} />
                <LookAlikeNote
                  person={person}
                  later={texts.looksLike}
                  first={texts.hasLookAlikes}
                />
              </div>
            ))}
          </Rows>
        </div>
      )}
    </QueryState>
  )
}

function Nobody({ search, onClear }: { search: string; onClear: () => void }) {
  const t = useText()
  return search === '' ? (
    <EmptyState
      title={t(texts.nobodyYet)}
      body={t(texts.nobodyYetBody)}
      next={{ to: '/profile', text: t(accountTitles.profile) }}
    />
  ) : (
    <NoneFits title={t(texts.noneFits)} body={t(texts.noneFitsBody)} onClear={onClear} />
  )
}

/** The typed text, and the part of it in the address as `?q=` once typing has paused. */
function useSearched(longest: number) {
  const [params, setParams] = useSearchParams()
  const input = (params.get('q') ?? '').slice(0, longest)
  const [typed, setTyped] = useState(input)
  const search = useSettled(typed.trim().slice(0, longest))
  const [seen, setSeen] = useState(input)
  if (input !== seen) {
    setSeen(input)
    // A link brought it, not the typing.
    if (input !== search) setTyped(input)
  }
  useEffect(() => {
    if (search !== input) setParams(search === '' ? {} : { q: search }, { replace: true })
    // Only what comes to rest is written.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [search])
  return { typed, setTyped, search }
}
