// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPair} from "../../exchange/contract/IPair.sol";
import {PairFactory} from "../../exchange/contract/PairFactory.sol";
import {Router} from "../../exchange/contract/Router.sol";
import {Wtrx} from "../../exchange/contract/Wtrx.sol";
import {LockA} from "../../lock/contract/LockA.sol";
import {TeamWorld} from "../../team/contract/TeamWorld.t.sol";
import {LaunchToken} from "./LaunchToken.sol";
import {Sale} from "./Sale.sol";
import {TokenFactory} from "./TokenFactory.sol";

/// @dev One more of forge's cheat codes.
interface EnergyPrice {
    /// @dev `block.basefee`: on TRON the price of energy, in sun.
    function fee(uint256 price) external;
}

/// @title The world that every test of launches lives in.
/// @notice MAKER makes tokens and sales from the numbers below, which tests change. The sale: 1,000 shares at 100 TRX and
/// as many on the curve from 150 TRX on, 200 an address; soft cap 300 shares; a share buys 250 tokens; 40 % of the
/// liquidity for users, 20 % for DEV; a floor of 20 %; four parts, the first 10 days after the listing.
abstract contract LaunchWorld is TeamWorld {
    uint256 internal constant START = 1_800_003_600;
    uint256 internal constant FEE = 22e6;
    uint256 internal constant PRICE = 100e6;
    uint256 internal constant FIRST = 150e6;
    uint256 internal constant SHARES = 1_000;
    uint256 internal constant SHARE = 250e18;
    uint256 internal constant SUPPLY = 1_000_000e18;
    address internal constant DEAD = address(0xdEaD);

    uint256 internal constant LIVE = 1;
    uint256 internal constant FAILED = 2;
    uint256 internal constant INSIDE = 3;
    uint256 internal constant LISTABLE = 4;
    uint256 internal constant EXPIRED = 5;
    uint256 internal constant LISTED = 6;

    address internal immutable MAKER = actor("maker");
    address internal immutable DEV = actor("dev");
    address internal immutable TAKER = actor("fee recipient");
    address internal immutable OWNER = actor("owner");
    address internal immutable GUARD = actor("guardian");

    Wtrx internal wtrx;
    PairFactory internal pairs;
    Router internal router;
    LockA internal locks;
    TokenFactory internal factory;
    LaunchToken internal token;
    Sale internal sale;

    string internal name = "Moon";
    string internal symbol = "MOON";
    uint256[9] internal numbers;
    uint256[13] internal terms;
    address internal feeRecipient;
    bool[2] internal switches;
    address internal receiver = DEV;
    bool internal distributes = true;

    function setUp() public virtual override {
        super.setUp();
        activate(MAKER, ROOT);
        wtrx = Wtrx(deploy("Wtrx"));
        pairs = PairFactory(deploy("PairFactory"));
        router = Router(deploy("Router", abi.encode(pairs, wtrx)));
        locks = LockA(deploy("LockA", abi.encode(address(0))));
        factory = TokenFactory(deploy("TokenFactory", abi.encode(OWNER, GUARD, team, router, locks, FEE)));
        numbers = [SUPPLY, 0, 0, 0, 0, 0, 0, 0, 0];
        terms = [START, PRICE, FIRST, SHARES, 200, 200, 3_000, 4_000, 2_000, 10 days, 2_500, 10 days, 2_000];
    }

    function setEnergyPrice(uint256 sun) internal {
        EnergyPrice(address(vm)).fee(sun);
    }

    // ---- What MAKER makes

    function makeToken() internal {
        vm.prank(MAKER);
        token = LaunchToken(factory.createToken{value: FEE}(name, symbol, numbers, feeRecipient, switches));
    }

    function makeSale() internal {
        vm.prank(MAKER);
        sale = Sale(factory.createPresale(address(token), terms, receiver, distributes));
    }

    function makeBoth() internal {
        vm.prank(MAKER);
        (address made, address sold) = factory.createTokenAndPresale{value: FEE}(
            name,
            symbol,
            numbers,
            feeRecipient,
            switches,
            terms,
            receiver,
            distributes
        );
        (token, sale) = (LaunchToken(made), Sale(sold));
    }

    function withFees(uint256 buy, uint256 sell) internal {
        (numbers[1], numbers[2], feeRecipient) = (buy, sell, TAKER);
    }

    function withProtection(uint256 time, uint256 fee) internal {
        (numbers[6], numbers[7]) = (time, fee);
    }

    /// @dev A tenth of the supply, 1 % of the pool a day.
    function withBurns() internal {
        (numbers[3], numbers[4], numbers[5]) = (1 days, 100, SUPPLY / 10);
        switches[0] = true;
    }

    function withoutInside() internal {
        (terms[2], terms[5]) = (0, 0);
    }

    // ---- Users: active, with TRX

    function user(uint256 number) internal returns (address made) {
        made = address(uint160(0x1000 + number));
        if (team.isActive(made)) return made;
        vm.deal(made, 1e15);
        activate(made, ROOT);
    }

    function mint(address who, uint256 shares) internal {
        vm.prank(who);
        sale.mint{value: shares * PRICE}(shares);
    }

    function leave(address who) internal {
        vm.prank(who);
        sale.leave();
    }

    function refund(address who) internal {
        vm.prank(who);
        sale.refund();
    }

    function buy(address who, uint256 shares) internal {
        vm.prank(who);
        sale.buyInside{value: 400e6 * shares}(shares);
    }

    function sell(address who, uint256 shares) internal {
        vm.prank(who);
        sale.sellInside(shares, 0);
    }

    function claim(address who) internal {
        vm.prank(who);
        sale.claim();
    }

    function list() internal {
        vm.prank(CAROL);
        sale.list();
    }

    // ---- The way to a state

    function toLive() internal {
        makeBoth();
        vm.warp(START);
    }

    /// @dev `count` users of 100 shares each.
    function sold(uint256 count) internal {
        toLive();
        for (uint256 i; i < count; ++i) mint(user(i), 100);
    }

    function toEnd() internal {
        (,,, uint256 endsAt,,,,) = sale.totals();
        vm.warp(endsAt);
    }

    function toListable() internal {
        (,,,,, uint256 at,,) = sale.totals();
        vm.warp(at);
    }

    function toListed(uint256 count) internal {
        sold(count);
        toListable();
        list();
    }

    /// @dev Users 0 to 3 have 100 presale shares each, users 4 and 5 have 150 and 50 inside shares.
    function toListedWithInside() internal {
        sold(4);
        toEnd();
        buy(user(4), 150);
        buy(user(5), 50);
        toListable();
        list();
    }

    // ---- Reads

    function poolOf() internal view returns (IPair) {
        return IPair(pairs.getPair(address(token), address(wtrx)));
    }

    function sharesOf(address who) internal view returns (uint256 shares) {
        (shares,,,,) = sale.entries(who);
    }

    function insideOf(address who) internal view returns (uint256 shares) {
        (, shares,,,) = sale.entries(who);
    }

    function soldNow() internal view returns (uint256 shares) {
        (shares,,,,,,,) = sale.totals();
    }

    function endNow() internal view returns (uint256 endsAt) {
        (,,, endsAt,,,,) = sale.totals();
    }

    /// @dev All that the sale owes, in sun.
    function owed() internal view returns (uint256) {
        (uint256 raise, uint256 curve, uint256 floorLeft, uint256 tapLeft, uint256 credits) = sale.money();
        return raise + curve + floorLeft + tapLeft + credits;
    }
}
