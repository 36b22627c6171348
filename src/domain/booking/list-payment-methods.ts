import {
  isListed,
  isWallet,
  type ListedMethod,
  type PaymentMethod,
  type WalletMethod,
} from './payment-details.ts';

interface Provider<Wallet> {
  readonly methods: readonly PaymentMethod[];
  /** Its wallets for the sale in question. */
  readonly wallets: readonly Wallet[];
}

/** A brand's payment methods in its order, without those the provider does not support (PAY-001, checkout ). */
export function listMethods(
  methods: readonly PaymentMethod[],
  provider: { readonly methods: readonly PaymentMethod[] },
): ListedMethod[] {
  return methods.filter(isListed).filter((method) => provider.methods.includes(method));
}

/** A brand's wallets in its order, as far as the provider offers them for a sale. */
export function listWallets<Wallet extends { readonly method: WalletMethod }>(
  methods: readonly PaymentMethod[],
  offered: readonly Wallet[],
): Wallet[] {
  return methods.filter(isWallet).flatMap((method) => offered.filter((wallet) => wallet.method === method));
}

/** True for a method that brand and provider offer for a sale: an order with any other is refused. */
export function offersMethod(
  methods: readonly PaymentMethod[],
  provider: Provider<{ readonly method: WalletMethod }>,
  method: PaymentMethod,
): boolean {
  return isWallet(method)
    ? listWallets(methods, provider.wallets).some((wallet) => wallet.method === method)
    : listMethods(methods, provider).includes(method);
}
