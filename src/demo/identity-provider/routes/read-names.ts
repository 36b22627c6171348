import { isPersonName, tidyName } from '../../../domain/travellers/person-name.ts';
import { providerPolicy } from '../policy/provider-policy.ts';
import type { ScreenTexts } from '../screens/screen-texts.ts';
import type { AccountNames } from '../store/account-store.server.ts';

type TypedNames = Readonly<Record<'nickname' | 'firstName' | 'lastName', string>>;

/** Names as typed, made tidy, and what is wrong with them by field. Given and family name may be left out. */
export function readNames(
  typed: TypedNames,
  texts: ScreenTexts,
): { readonly names: AccountNames; readonly problems: Partial<TypedNames> } {
  const nickname = tidyName(typed.nickname).slice(0, providerPolicy.maxNicknameLength);
  const [firstName, lastName] = [readOptional(typed.firstName), readOptional(typed.lastName)];
  return {
    names: { nickname, firstName, lastName },
    problems: {
      ...(isPersonName(nickname) ? {} : { nickname: texts.missingNickname }),
      ...(isUsable(firstName) ? {} : { firstName: texts.wrongName }),
      ...(isUsable(lastName) ? {} : { lastName: texts.wrongName }),
    },
  };
}

const readOptional = (text: string) => tidyName(text).slice(0, providerPolicy.maxNameLength) || null;
const isUsable = (name: string | null) => name === null || isPersonName(name);
