// Prints where the PostgreSQL for tests is; prints nothing where none is installed.
import { postgresPrograms } from './postgresPrograms.ts'

const folder = postgresPrograms('initdb', 'postgres', 'pg_basebackup')
if (folder !== null) console.log(folder)
