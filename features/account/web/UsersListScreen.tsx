import { buttonClass } from '#platform/ui/Button.tsx'
import { classes } from '#platform/ui/classes.ts'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { Rows } from '#platform/web/Rows.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { NoneFits } from '#platform/web/search/NoneFits.tsx'
import { SearchField } from '#platform/web/search/SearchField.tsx'
import { useState } from 'react'
import { Link } from 'wouter'

import { accountApi } from '../api.ts'
import { accountTitles } from './textTitles.ts'
import { profileTexts as texts } from './textProfile.ts'
import { LookAlikeNote } from './users/LookAlikeNote.tsx'
import { UserCard } from './users/UserCard.tsx'
import { useSearched } from './users/useSearched.ts'

/** As many characters as the server looks for. */
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
      action={
        <Link to="/profile" className={buttonClass('quiet')}>
          {t(accountTitles.profile)}
        </Link>
      }
    />
  ) : (
    <NoneFits title={t(texts.noneFits)} body={t(texts.noneFitsBody)} onClear={onClear} />
  )
}
