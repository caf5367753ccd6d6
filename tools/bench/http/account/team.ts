import { type Rows, type Shared, day, owned } from './place.ts'

/** Direct members, the last of each tenth with one below; a record of each. */
export function teamRows({ now, me, at, block }: Shared): Rows[] {
  const member = `rpad('T' || md5('member' || n), 34, '1')`
  const sums = {
    active_directs: '0',
    second_count: '0',
    direct_pledge: '0',
    second_pledge: '0',
    team_pledge: '0',
    level: '0',
    records: '0',
    bound_block: block,
    block,
  }
  const path = `'zzz' || lpad((${owned} - n)::text, 5, '0')`
  return [
    [
      'team_members',
      {
        ...sums,
        address: me,
        parent: `'TParent'`,
        ordinal: '1',
        active_since: `${now - 400 * day}`,
        direct_count: `${owned}`,
        team_size: `${owned}`,
        depth: '1',
        path: `'zzz'`,
        active_directs: `${owned / 2}`,
        pledge: '1000000000',
        direct_pledge: '5000000000',
        team_pledge: '5000000000',
        level: '3',
        records: `${owned}`,
      },
      1,
    ],
    [
      'team_members',
      {
        ...sums,
        address: member,
        parent: me,
        ordinal: 'n',
        active_since: at['time']!,
        direct_count: '0',
        team_size: '0',
        depth: '2',
        path,
        pledge: '1000000',
        level: 'n % 4',
      },
    ],
    [
      'team_level_counts',
      { address: me, level: 'n', members: `${owned / 4}`, pledge: '1000', block },
      3,
    ],
    [
      'team_buckets',
      {
        from_path: `'zzz' || (array['', '02000', '03500'])[n]`,
        members: `(array[2001, 1500, 1500])[n]`,
        block,
      },
      3,
    ],
    [
      'team_records',
      {
        address: me,
        number: 'n',
        member,
        line: '1',
        source: `'staking'`,
        kind: `'added'`,
        worth: '1000000',
        ...at,
      },
    ],
    ['team_earnings', { address: me, earned: '12502500', block }, 1],
  ]
}
