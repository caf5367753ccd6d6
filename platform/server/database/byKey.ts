/**
 * How PostgreSQL looks for rows other than by their keys. A plan is made once a connection, mostly
 * while a table is small: left to itself it reads the whole of it, and keeps doing so however large
 * it has become.
 */
export const notByKey = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'] as const
