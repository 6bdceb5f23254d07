/** Opening a table: the frame for the reader's key, the title's words and drawings. */
import { get, getText, type Frame, type Grammar } from '../api/client';
import { Words } from '../language/language.svelte';
import { Teller } from '../language/teller';
import { titleModule } from '../titles';
import { TableStore } from './table.svelte';

export async function titleWords(title: string): Promise<Words> {
  const [en, pl] = await Promise.all(['en', 'pl'].map((code) => getText(`/api/titles/${title}/words/${code}`)));
  return new Words({ en: en!, pl: pl! });
}

export async function openTable(id: string, key: string | null): Promise<TableStore> {
  const frame = await get<Frame>(`/api/tables/${id}`, { key });
  const [grammar, words, title] = await Promise.all([
    get<Grammar>(`/api/titles/${frame.title}/grammar`),
    titleWords(frame.title),
    titleModule(frame.title),
  ]);
  return new TableStore({ frame, key, title, teller: new Teller(grammar, words, frame.things, title.counters, frame.called) });
}
