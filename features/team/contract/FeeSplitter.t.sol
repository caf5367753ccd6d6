// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Trx} from "../../../platform/contracts/Trx.sol";
import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {FeeSplitter} from "./FeeSplitter.sol";
import {FeeSplitterReason, IFeeSplitter} from "./IFeeSplitter.sol";
import {Team} from "./Team.sol";

// split
// ├── given the payer has an inviter and the inviter has one
// │   └── it should credit 10 % and 5 %, and divide the rest 70 to 30
// ├── given the payer's inviter is the root
// │   └── it should credit 10 % and give the missing 5 % to the pool
// └── given the payer is the root or not active
//     └── it should give the missing 15 % to the pool
// claim
// ├── given nothing is due
// │   └── it should revert
// ├── given the receiver refuses TRX
// │   └── it should revert and keep the credit
// └── given something is due
//     └── it should pay all of it once, whether the caller is active or not
// withdrawPlatform, withdrawPool
// └── it should pay the immutable address, any caller
contract FeeSplitterTest is TestBase {
    Team private team;
    FeeSplitter private splitter;
    address private immutable ROOT = actor("root");
    address private immutable ALICE = actor("alice");
    address private immutable BOB = actor("bob");
    address private immutable PLATFORM = actor("platform");
    address private immutable POOL = actor("pool");

    function setUp() public {
        team = Team(deploy("Team", abi.encode(ROOT)));
        splitter = FeeSplitter(deploy("FeeSplitter", abi.encode(team, PLATFORM, POOL)));
        vm.prank(ALICE);
        team.bindParent(ROOT);
        vm.prank(BOB);
        team.bindParent(ALICE);
        vm.deal(address(this), 1e18);
    }

    function test_Split_GivenTwoLevels() public {
        // 1000: 100 and 50, of 850 the platform 595 and the pool 255.
        vm.expectEmit(address(splitter));
        emit IFeeSplitter.FeeSplit(address(this), BOB, 1000, ALICE, 100, ROOT, 50, 255);
        splitter.split{value: 1000}(BOB);

        check(100, 50, 595, 255);
    }

    function test_Split_GivenOneLevel() public {
        vm.expectEmit(address(splitter));
        emit IFeeSplitter.FeeSplit(address(this), ALICE, 1000, ROOT, 100, address(0), 0, 305);
        splitter.split{value: 1000}(ALICE);

        check(0, 100, 595, 305);
    }

    function test_Split_GivenNoLevel() public {
        vm.expectEmit(address(splitter));
        emit IFeeSplitter.FeeSplit(address(this), ROOT, 1000, address(0), 0, address(0), 0, 405);
        splitter.split{value: 1000}(ROOT);

        check(0, 0, 595, 405);
    }

    function test_Split_GivenASingleSunForTheSecondLevel() public {
        splitter.split{value: 20}(BOB);

        vm.assertEq(splitter.creditOf(ALICE), 2, "credit of the first level");
        vm.assertEq(splitter.creditOf(ROOT), 1, "credit of the second level");
    }

    function testFuzz_Split_LosesNothing(uint256 fee, uint256 who) public {
        fee = bound(fee, 0, 1e17);
        address[4] memory payers = [ROOT, ALICE, BOB, address(9)];
        splitter.split{value: fee}(payers[who % 4]);

        (uint256 platform, uint256 pool) = splitter.undistributed();
        vm.assertEq(splitter.creditOf(ALICE) + splitter.creditOf(ROOT) + platform + pool, fee, "parts of the fee");
    }

    function test_Claim_GivenNothing() public {
        expectReason(FeeSplitterReason.NOTHING);
        vm.prank(BOB);
        splitter.claim();
    }

    function test_Claim_GivenRefusal() public {
        vm.prank(address(this));
        team.bindParent(ROOT);
        address payer = address(77);
        vm.prank(payer);
        team.bindParent(address(this));
        splitter.split{value: 1000}(payer);

        // This test has no way to receive TRX.
        expectReason(Trx.TRANSFER_FAILED);
        splitter.claim();
        vm.assertEq(splitter.creditOf(address(this)), 100, "credit");
    }

    function test_Claim() public {
        splitter.split{value: 1000}(BOB);
        uint256 before = ALICE.balance;

        vm.prank(ALICE);
        splitter.claim();

        vm.assertEq(ALICE.balance - before, 100, "paid");
        vm.assertEq(splitter.creditOf(ALICE), 0, "due");
        vm.assertEq(splitter.earnedOf(ALICE), 100, "earned");
        expectReason(FeeSplitterReason.NOTHING);
        vm.prank(ALICE);
        splitter.claim();
    }

    function test_Claim_OfASingleSun() public {
        splitter.split{value: 10}(ALICE);
        vm.expectEmit(address(splitter));
        emit IFeeSplitter.CreditClaimed(ROOT, 1);
        vm.prank(ROOT);
        splitter.claim();
    }

    function test_Withdraw_SaysWhatWasPaid() public {
        splitter.split{value: 1000}(BOB);
        vm.expectEmit(address(splitter));
        emit IFeeSplitter.PlatformWithdrawn(PLATFORM, 595);
        splitter.withdrawPlatform();
        vm.expectEmit(address(splitter));
        emit IFeeSplitter.PoolWithdrawn(POOL, 255);
        splitter.withdrawPool();
    }

    function test_Withdraw() public {
        splitter.split{value: 1000}(BOB);
        uint256 platform = PLATFORM.balance;
        uint256 pool = POOL.balance;

        vm.prank(address(9));
        splitter.withdrawPlatform();
        vm.prank(address(9));
        splitter.withdrawPool();

        vm.assertEq(PLATFORM.balance - platform, 595, "platform paid");
        vm.assertEq(POOL.balance - pool, 255, "pool paid");
        check(100, 50, 0, 0);
    }

    function check(uint256 alice, uint256 root, uint256 platform, uint256 pool) private view {
        (uint256 platformAmount, uint256 poolAmount) = splitter.undistributed();
        vm.assertEq(splitter.creditOf(ALICE), alice, "alice's credit");
        vm.assertEq(splitter.creditOf(ROOT), root, "root's credit");
        vm.assertEq(platformAmount, platform, "platform");
        vm.assertEq(poolAmount, pool, "pool");
    }
}

/// @dev Splits, claims and withdrawals in any order by a crowd of eight in one long line.
contract FeeSplitterHandler is TestBase {
    uint256 public constant CROWD = 8;

    FeeSplitter public immutable splitter;

    uint256 public fees;
    /// @dev By place in the crowd, sun that was paid.
    uint256[CROWD] public paid;
    uint256 public claimsRefused;
    /// @dev What must never be counted: a share that is not what the line is due.
    uint256 public sharedWrongly;

    constructor(FeeSplitter splitter_) {
        splitter = splitter_;
    }

    function split(uint256 fee, uint256 who) external {
        fee = bound(fee, 0, 1e15);
        who = who % CROWD;
        uint256[4] memory before = partsAbove(who);
        vm.deal(address(this), fee);
        splitter.split{value: fee}(member(who));
        fees += fee;
        uint256[4] memory shares = sharesOf(fee, who);
        uint256[4] memory now_ = partsAbove(who);
        for (uint256 i; i < 4; ++i) if (now_[i] - before[i] != shares[i]) ++sharedWrongly;
    }

    /// @dev What an inviter, the one above him, platform and pool are owed.
    function partsAbove(uint256 who) private view returns (uint256[4] memory parts) {
        if (who > 0) parts[0] = splitter.creditOf(member(who - 1));
        if (who > 1) parts[1] = splitter.creditOf(member(who - 2));
        (parts[2], parts[3]) = splitter.undistributed();
    }

    /// @dev By the sentence of the README: a missing level's share is the pool's.
    function sharesOf(uint256 fee, uint256 who) private pure returns (uint256[4] memory shares) {
        uint256 rest = fee - fee / 10 - fee / 20;
        if (who > 0) shares[0] = fee / 10;
        if (who > 1) shares[1] = fee / 20;
        shares[2] = (rest * 7) / 10;
        shares[3] = fee - shares[0] - shares[1] - shares[2];
    }

    function claim(uint256 who) external {
        address account = member(who % CROWD);
        uint256 credit = splitter.creditOf(account);
        if (credit == 0) return;
        uint256 before = account.balance;
        vm.prank(account);
        try splitter.claim() {
            paid[who % CROWD] += account.balance - before;
        } catch {
            ++claimsRefused;
        }
    }

    function withdraw(bool platform) external {
        if (platform) splitter.withdrawPlatform();
        else splitter.withdrawPool();
    }

    function member(uint256 index) public pure returns (address) {
        return address(uint160(1000 + index));
    }
}

contract FeeSplitterInvariants is TestBase {
    FeeSplitter private splitter;
    FeeSplitterHandler private handler;
    address private immutable PLATFORM = actor("platform");
    address private immutable POOL = actor("pool");
    uint256 private atStart;

    function setUp() public {
        Team team = Team(deploy("Team", abi.encode(address(1000))));
        splitter = FeeSplitter(deploy("FeeSplitter", abi.encode(team, PLATFORM, POOL)));
        atStart = PLATFORM.balance + POOL.balance;
        handler = new FeeSplitterHandler(splitter);
        for (uint256 i = 1; i < handler.CROWD(); ++i) {
            address inviter = handler.member(i - 1);
            vm.prank(address(uint160(uint160(inviter) + 1)));
            team.bindParent(inviter);
        }
        target(address(handler));
    }

    /// @dev Every sun has one owner, and no credit falls but by a payment of as much to whom it belongs.
    function invariant_FeeSplitter() public view {
        (uint256 platform, uint256 pool) = splitter.undistributed();
        uint256 credits;
        uint256 paid;
        for (uint256 i; i < handler.CROWD(); ++i) {
            address account = handler.member(i);
            credits += splitter.creditOf(account);
            paid += handler.paid(i);
            vm.assertEq(splitter.earnedOf(account) - splitter.creditOf(account), handler.paid(i), "paid to an account");
        }
        vm.assertEq(address(splitter).balance, credits + platform + pool, "sun held and sun owed");
        uint256 withdrawn = PLATFORM.balance + POOL.balance - atStart;
        vm.assertEq(handler.fees(), address(splitter).balance + paid + withdrawn, "R2: fees of all splits");
        vm.assertEq(handler.sharedWrongly(), 0, "R2: shares of one fee");
        vm.assertEq(handler.claimsRefused(), 0, "claims refused");
    }

    /// @dev A walk, so that the campaign's own steps are known to come to something.
    function test_TheCampaignsSteps_ComeToSomething() public {
        for (uint256 i; i < 3; ++i) handler.split(999_999, i);
        handler.claim(0);
        handler.claim(1);
        handler.withdraw(true);
        handler.withdraw(false);
        invariant_FeeSplitter();
        // 10 % of what both below paid, and 5 % of what the second did.
        vm.assertEq(handler.paid(0), 99_999 + 49_999, "the root");
        vm.assertEq(handler.paid(1), 99_999, "the one below");
        vm.assertEq(PLATFORM.balance + POOL.balance - atStart, 3 * 999_999 - 2 * 99_999 - 49_999, "the rest");
    }
}
