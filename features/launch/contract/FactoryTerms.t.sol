// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {FactoryReason} from "./LaunchReason.sol";
import {LaunchWorld} from "./LaunchWorld.t.sol";

/// @notice Every field of both configs at its least and most, and one beyond.
contract FactoryTermsTest is LaunchWorld {
    // ---- Token

    function test_Name() public {
        name = "";
        tokenFails(FactoryReason.NAME);
        name = "A name of thirty-three bytes, so!";
        tokenFails(FactoryReason.NAME);
        name = "A";
        makeToken();
        vm.assertEq(token.name(), "A", "one byte");
    }

    function test_Symbol() public {
        symbol = "";
        tokenFails(FactoryReason.SYMBOL);
        symbol = "THIRTEEN BYTE";
        tokenFails(FactoryReason.SYMBOL);
        symbol = unicode"月";
        makeToken();
        vm.assertEq(token.symbol(), unicode"月", "no ASCII");
    }

    function test_Supply() public {
        numbers[0] = 1e18 - 1;
        tokenFails(FactoryReason.SUPPLY);
        numbers[0] = 1e33 + 1;
        tokenFails(FactoryReason.SUPPLY);
        numbers[0] = 1e18;
        makeToken();
        numbers[0] = 1e33;
        makeToken();
        vm.assertEq(token.totalSupply(), 1e33, "the most");
    }

    function test_Fees() public {
        withFees(501, 0);
        tokenFails(FactoryReason.FEES);
        withFees(0, 501);
        tokenFails(FactoryReason.FEES);
        withFees(type(uint256).max, 2);
        tokenFails(FactoryReason.FEES);
        withFees(0, 0);
        tokenFails(FactoryReason.FEE_RECIPIENT);
        withFees(1, 0);
        makeToken();
        withFees(0, 1);
        makeToken();
        withFees(500, 500);
        makeToken();
        feeRecipient = address(0);
        tokenFails(FactoryReason.FEE_RECIPIENT);
    }

    function test_LpBurn() public {
        withBurns();
        switches[0] = false;
        tokenFails(FactoryReason.LP_BURN);
        (numbers[3], numbers[4]) = (0, 0);
        tokenFails(FactoryReason.LP_BURN);
        (numbers[4], numbers[5]) = (1, 0);
        tokenFails(FactoryReason.LP_BURN);
        burnFails(1 hours - 1, 1, SUPPLY / 100);
        burnFails(30 days + 1, 1, SUPPLY / 100);
        burnFails(1 hours, 0, SUPPLY / 100);
        burnFails(1 hours, 101, SUPPLY / 100);
        burnFails(1 hours, 1, SUPPLY / 100 - 1);
        burnFails(1 hours, 1, SUPPLY / 5 + 1);
        burnFails(1 hours, 1, type(uint256).max);
        (numbers[3], numbers[4], numbers[5]) = (1 hours, 1, SUPPLY / 100);
        makeToken();
        (numbers[3], numbers[4], numbers[5]) = (30 days, 100, SUPPLY / 5);
        makeToken();
    }

    function test_Protection() public {
        withProtection(5_881, 1);
        tokenFails(FactoryReason.PROTECT);
        withProtection(5_880, 3_001);
        tokenFails(FactoryReason.PROTECT);
        withProtection(0, 1);
        tokenFails(FactoryReason.PROTECT);
        withProtection(1, 0);
        tokenFails(FactoryReason.PROTECT);
        withProtection(1, 1);
        makeToken();
        withProtection(5_880, 3_000);
        makeToken();
    }

    function test_SwapThreshold() public {
        withFees(1, 1);
        numbers[8] = 1;
        tokenFails(FactoryReason.THRESHOLD);
        (switches[1], numbers[8]) = (true, 0);
        tokenFails(FactoryReason.THRESHOLD);
        numbers[8] = SUPPLY / 100 + 1;
        tokenFails(FactoryReason.THRESHOLD);
        numbers[8] = 1;
        makeToken();
        numbers[8] = SUPPLY / 100;
        makeToken();
        withFees(0, 0);
        feeRecipient = address(0);
        tokenFails(FactoryReason.THRESHOLD);
    }

    // ---- Presale

    function test_StartTime() public {
        saleFails(0, block.timestamp - 1, FactoryReason.START);
        saleFails(0, block.timestamp + 90 days + 1, FactoryReason.START);
        saleWorks(0, block.timestamp);
        saleWorks(0, block.timestamp + 90 days);
    }

    function test_Prices() public {
        withoutInside();
        saleFails(1, 1e6 - 1, FactoryReason.PRICE);
        saleFails(1, 100_000e6 + 1, FactoryReason.PRICE);
        terms[3] = 100_000;
        saleWorks(1, 1e6);
        saleWorks(1, 100_000e6);
    }

    function test_InsidePrice() public {
        saleFails(2, PRICE - 1, FactoryReason.PRICE);
        saleFails(2, 2 * PRICE + 1, FactoryReason.PRICE);
        saleFails(2, 0, FactoryReason.INSIDE);
        saleWorks(2, PRICE);
        saleWorks(2, 2 * PRICE);
        saleFails(5, 0, FactoryReason.INSIDE);
        terms[2] = 0;
        saleWorks(5, 0);
        (, uint256 curve,) = sale.derived();
        vm.assertEq(curve, 0, "no internal market");
    }

    function test_Shares() public {
        (terms[1], terms[2], terms[4], terms[5]) = (100_000e6, 100_000e6, 1, 1);
        saleFails(3, 9, FactoryReason.SHARES);
        saleFails(3, 1_000_001, FactoryReason.SHARES);
        saleWorks(3, 10);
        saleWorks(3, 1_000_000);
    }

    function test_PerAddress() public {
        saleFails(4, 0, FactoryReason.PER_ADDRESS);
        saleFails(4, 201, FactoryReason.PER_ADDRESS);
        saleFails(5, 201, FactoryReason.PER_ADDRESS);
        saleWorks(4, 1);
        saleWorks(4, 200);
        saleWorks(5, 1);
        saleWorks(5, 200);
    }

    function test_SoftCap() public {
        saleFails(6, 2_999, FactoryReason.SOFT_CAP);
        saleFails(6, 10_001, FactoryReason.SOFT_CAP);
        saleWorks(6, 3_000);
        saleWorks(6, 10_000);
        // Rounded up: 301 of 1,000 at 30.01 %.
        saleWorks(6, 3_001);
        (,, uint256 softCap) = sale.derived();
        vm.assertEq(softCap, 301, "shares");
    }

    /// @dev 10,000 TRX, and as many times more as energy costs more than 100 sun.
    function test_SoftCapWorth() public {
        withoutInside();
        (terms[1], terms[3]) = (10e6, 3_330);
        saleFails(6, 3_000, FactoryReason.SOFT_CAP_WORTH);
        terms[3] = 3_334;
        saleWorks(6, 3_000);
        setEnergyPrice(50);
        vm.assertEq(factory.leastSoftCap(), 10_000e6, "never less");
        setEnergyPrice(420);
        vm.assertEq(factory.leastSoftCap(), 42_000e6, "as energy costs");
        saleFails(6, 3_000, FactoryReason.SOFT_CAP_WORTH);
    }

    function test_Liquidity() public {
        receiver = address(0);
        saleFails(8, 2_000, FactoryReason.LIQUIDITY);
        terms[7] = 10_000;
        saleWorks(8, 0);
        terms[7] = 10_001;
        saleFails(8, 0, FactoryReason.LIQUIDITY);
        receiver = DEV;
        terms[7] = 0;
        saleFails(8, 0, FactoryReason.LIQUIDITY);
        saleFails(8, 5_001, FactoryReason.LIQUIDITY);
        saleWorks(8, 1);
        terms[7] = 5_000;
        saleWorks(8, 5_000);
        terms[7] = 5_001;
        saleFails(8, 5_000, FactoryReason.LIQUIDITY);
    }

    function test_Liquidity_GivenNoDistribution() public {
        distributes = false;
        saleFails(7, 1, FactoryReason.LIQUIDITY);
        saleFails(7, 0, FactoryReason.LIQUIDITY);
        (terms[8], receiver) = (0, address(0));
        saleWorks(7, 0);
        saleFails(7, 1, FactoryReason.LIQUIDITY);
    }

    function test_Vesting() public {
        withoutInside();
        saleFails(9, 90 days + 1, FactoryReason.VESTING);
        saleFails(10, 499, FactoryReason.VESTING);
        saleFails(10, 10_001, FactoryReason.VESTING);
        saleFails(11, 1 hours - 1, FactoryReason.VESTING);
        saleFails(11, 90 days + 1, FactoryReason.VESTING);
        saleFails(11, 0, FactoryReason.VESTING);
        saleWorks(11, 1 hours);
        saleWorks(11, 90 days);
        saleWorks(10, 500);
        saleWorks(9, 90 days);
        saleWorks(9, 0);
        terms[10] = 10_000;
        saleWorks(11, 0);
        saleFails(11, 1, FactoryReason.VESTING);
    }

    /// @dev Three whole parts follow the first: 10 + 3 * 6.67 days reach 30.
    function test_Vesting_WithInside() public {
        saleFails(11, 20 days / uint256(3) - 1, FactoryReason.VESTING_SHORT);
        saleWorks(11, 20 days / uint256(3));
        (terms[10], terms[11]) = (10_000, 0);
        saleFails(9, 30 days - 1, FactoryReason.VESTING_SHORT);
        saleWorks(9, 30 days);
        // Two halves: the second waits.
        (terms[10], terms[11]) = (5_000, 20 days);
        saleFails(9, 10 days - 1, FactoryReason.VESTING_SHORT);
        saleWorks(9, 10 days);
        (terms[9], terms[11]) = (0, 30 days);
        saleWorks(10, 5_000);
    }

    /// @dev A part that is smaller than the others does not count: else all but a hundredth of a percent came at the listing.
    function test_Vesting_WithInside_GivenASmallLastPart() public {
        (terms[9], terms[11]) = (0, 90 days);
        saleFails(10, 5_001, FactoryReason.VESTING_SHORT);
        saleFails(10, 9_999, FactoryReason.VESTING_SHORT);
        terms[9] = 30 days - 1;
        saleFails(10, 9_999, FactoryReason.VESTING_SHORT);
        terms[9] = 30 days;
        saleWorks(10, 9_999);
        saleWorks(10, 5_001);
        // Two parts of 49.99 %, and 0.02 %.
        (terms[9], terms[10]) = (0, 4_999);
        saleFails(11, 30 days - 1, FactoryReason.VESTING_SHORT);
        saleWorks(11, 30 days);
        // Without an internal market nobody is bound to wait.
        withoutInside();
        terms[10] = 9_999;
        saleWorks(9, 0);
    }

    function test_Backing() public {
        saleFails(12, 5_001, FactoryReason.BACKING);
        saleWorks(12, 0);
        saleWorks(12, 5_000);
    }

    /// @dev The smallest supply for the most shares: a share buys something, always.
    function test_Supply_SmallestForTheMostShares() public {
        numbers[0] = 1e18;
        withBurns();
        numbers[5] = 2e17;
        (terms[1], terms[2], terms[3]) = (1e6, 1e6, 1_000_000);
        saleWorks(6, 3_000);
        (uint256 share,,) = sale.derived();
        vm.assertEq(share, 2e11, "of a share");
    }

    // ---- Inside

    function tokenFails(string memory reason) private {
        expectReason(reason);
        vm.prank(MAKER);
        factory.createToken{value: FEE}(name, symbol, numbers, feeRecipient, switches);
    }

    function burnFails(uint256 frequency, uint256 percent, uint256 limit) private {
        switches[0] = true;
        (numbers[3], numbers[4], numbers[5]) = (frequency, percent, limit);
        tokenFails(FactoryReason.LP_BURN);
    }

    function saleFails(uint256 which, uint256 value, string memory reason) private {
        uint256 was = terms[which];
        terms[which] = value;
        expectReason(reason);
        vm.prank(MAKER);
        factory.createTokenAndPresale{value: FEE}(
            name,
            symbol,
            numbers,
            feeRecipient,
            switches,
            terms,
            receiver,
            distributes
        );
        terms[which] = was;
    }

    function saleWorks(uint256 which, uint256 value) private {
        uint256 was = terms[which];
        terms[which] = value;
        makeBoth();
        (uint256[13] memory made,,) = sale.terms();
        vm.assertEq(made[which], value, "kept");
        terms[which] = was;
    }
}
