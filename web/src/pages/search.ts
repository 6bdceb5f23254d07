import { get, type FoundRules } from '../api/client';
import { bare } from './rules';

/** The paragraphs that hold every word in any of its forms. The server knows the forms: so page and terminal agree. */
export async function search(title: string, code: string, words: string): Promise<FoundRules> {
  const path = `/api/titles/${title}/rules/${code}/search?words=${encodeURIComponent(words)}`;
  const { rules, marks } = await get<FoundRules>(path);
  return { rules: rules.map(bare), marks };
}
