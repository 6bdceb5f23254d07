/** For tests: the words of a title as the server sends them, common and its own, with the table of names. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Code } from './language.svelte';

const ENGINE = new URL('../../../src/theatrum/', import.meta.url);

export function source(title: string, code: Code): string {
  const words = `titles/${title}/content/words`;
  return [read(`language/${code}.ftl`), chapters(words, code), names(read(`${words}/names_${code}.csv`))].join('\n');
}

const read = (path: string) => readFileSync(new URL(path, ENGINE), 'utf-8');

/** The words of a title: in one file, or in one for each chapter. */
function chapters(words: string, code: Code): string {
  const folder = new URL(`${words}/${code}/`, ENGINE);
  if (!existsSync(folder)) return read(`${words}/${code}.ftl`);
  return readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf-8')).join('\n');
}

/** A name is a message and its forms are attributes. */
function names(table: string): string {
  const [header, ...rows] = table.split('\n').filter((line) => line && !line.startsWith('#')).map((line) => line.split(','));
  return rows
    .map(([kind, id, name, ...forms]) => {
      const attributes = forms.map((form, place) => (form ? `\n    .${header![place + 3]} = ${form}` : ''));
      return `${kind}-${id} = ${name}${attributes.join('')}`;
    })
    .join('\n');
}
