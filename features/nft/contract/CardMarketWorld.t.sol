// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {Usdt} from "../../../platform/contracts/local/Usdt.sol";
import {CardMarket} from "./CardMarket.sol";
import {CardsWorld} from "./CardsWorld.t.sol";

/// @title The world that every test of the market lives in.
/// @notice That of Cards, an hour after ALICE bought card 1 of level 1 and BOB card 4 of level 2. Both let the market
/// move their cards, both have 1,000 of each coin and let the market fetch it. DAVE is active, under BOB, and has as
/// much. A sale for 100: 2.5 to the splitter, 2.5 to FUND, 95 to the seller.
abstract contract CardMarketWorld is CardsWorld {
    uint256 internal constant ASK = 100e6;
    uint256 internal constant EACH = 2_500_000;
    uint256 internal constant REST = 95e6;
    uint256 internal constant MONTH = 30 days;
    address internal constant TRX = address(0);

    address internal immutable DAVE = actor("dave");
    address internal immutable PLATFORM = actor("platform");
    address internal immutable POOL = actor("pool");

    CardMarket internal market;
    Usdt internal usdt;
    OddToken internal odd;
    /// @dev ALICE's and BOB's.
    uint256 internal id;
    uint256 internal bobs;

    function setUp() public virtual override {
        super.setUp();
        activate(DAVE, BOB);
        usdt = Usdt(deploy("Usdt", abi.encode(1_000_000e6)));
        odd = new OddToken();
        address[] memory coins = new address[](2);
        coins[0] = address(usdt);
        coins[1] = address(odd);
        market = CardMarket(deploy("CardMarket", abi.encode(team, splitter, cards, coins)));
        id = buy(ALICE, 1);
        bobs = buy(BOB, 2);
        equip(ALICE);
        equip(BOB);
        equip(DAVE);
        equip(CAROL);
        pass(1 hours);
    }

    function equip(address user) internal {
        usdt.transfer(user, 1_000e6);
        odd.transfer(user, 1_000e6);
        vm.prank(user);
        usdt.approve(address(market), 1_000e6);
        vm.prank(user);
        odd.approve(address(market), type(uint256).max);
        vm.prank(user);
        cards.setApprovalForAll(address(market), true);
    }

    function expiry() internal view returns (uint256) {
        return vm.getBlockTimestamp() + MONTH;
    }

    function list(address seller, uint256 tokenId, address coin, uint256 price) internal {
        uint256 end = expiry();
        vm.prank(seller);
        market.listForSale(tokenId, coin, price, end);
    }

    /// @dev The current listing, at its price.
    function take(address buyer, uint256 tokenId) internal {
        (,, uint256 number, address coin, uint256 price,) = market.listingOf(tokenId);
        vm.prank(buyer, buyer);
        market.buy{value: coin == TRX ? price : 0}(tokenId, number, price);
    }

    /// @dev ALICE's card, staked, is sold to BOB for ASK.
    function freeze(address coin) internal {
        pledge(ALICE, id);
        pass(1 hours);
        list(ALICE, id, coin, ASK);
        take(BOB, id);
    }

    function offer(address maker, uint256 tokenId, address coin, uint256 amount) internal {
        uint256 end = expiry();
        vm.prank(maker);
        market.offerOnCard{value: coin == TRX ? amount : 0}(tokenId, coin, amount, end);
    }

    function isOpen(uint256 tokenId) internal view returns (bool open) {
        (open,,,,,) = market.listingOf(tokenId);
    }

    function numberOf(uint256 tokenId) internal view returns (uint256 number) {
        (,, number,,,) = market.listingOf(tokenId);
    }
}
